import { defineCard } from '../../kernel/card.ts';

export const owningBoxCard = defineCard({
  entity: 'owning_box',
  label: 'warehouse.owning_box.name',
  resource: 'owner',
  table: 'owning_boxes',
  logged: false,
  live: false,
});
