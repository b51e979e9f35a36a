import { defineCard } from '../../kernel/card.ts';

export const savedViewCard = defineCard({
  word: 'saved_view',
  called: 'helper.saved_view.name',
  table: 'saved_views',
  name: 'name',
  logged: false,
  live: false,
});
