import { defineCard } from '../../kernel/card.ts';

export const sealCard = defineCard({
  entity: 'seal',
  label: 'accounting.seal.name',
  resource: 'account',
  table: 'ledger_seals',
  logged: false,
  live: false,
});
