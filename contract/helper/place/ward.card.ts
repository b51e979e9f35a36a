import { defineCard } from '../../kernel/card.ts';

export const wardCard = defineCard({
  entity: 'ward',
  label: 'helper.place.entities.ward',
  resource: 'place',
  table: 'wards',
  name: 'name',
  key: 'text',
  references: ['ward_id', 'resolved_ward_id', 'sender_ward_id', 'old_ward_id', 'new_ward_id'],
  calls: ['helper.ward'],
});
