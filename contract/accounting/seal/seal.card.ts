import { defineCard } from '../../kernel/card.ts';

export const sealCard = defineCard({
  word: 'seal',
  called: 'accounting.seal.name',
  resource: 'account',
  table: 'ledger_seals',
  logged: false,
  live: false,
});
