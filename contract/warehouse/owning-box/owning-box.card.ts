import { defineCard } from '../../kernel/card.ts';

export const owningBoxCard = defineCard({
  word: 'owning_box',
  called: 'warehouse.owning_box.name',
  resource: 'owner',
  table: 'owning_boxes',
  logged: false,
  live: false,
});
