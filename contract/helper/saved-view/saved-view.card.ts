import { defineCard } from '../../kernel/card.ts';

export const savedViewCard = defineCard({
  entity: 'saved_view',
  label: 'helper.saved_view.name',
  table: 'saved_views',
  name: 'name',
  logged: false,
  live: false,
});
