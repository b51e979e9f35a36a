import { defineCard } from '../../kernel/card.ts';

export const areaCard = defineCard({
  entity: 'area',
  label: 'identity.organization.entities.area',
  table: 'areas',
  name: 'name',
  references: ['area_id', 'from_area_id', 'to_area_id'],
  valueLabels: { kind: 'identity.organization.kind' },
  logged: false,
  live: false,
});
