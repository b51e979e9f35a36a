import { defineCard } from '../../kernel/card.ts';

export const cardCard = defineCard({
  word: 'card',
  called: 'accounting.fund.nouns.card',
  resource: 'card',
  table: 'cards',
  name: 'name',
  references: ['card_id', 'to_card_id'],
  logged: false,
  live: false,
});
