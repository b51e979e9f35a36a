import { defineCard } from '../../kernel/card.ts';

export const currencyCard = defineCard({
  word: 'currency',
  called: 'accounting.fund.nouns.currency',
  table: 'currencies',
  key: 'text',
  logged: false,
  live: false,
});
