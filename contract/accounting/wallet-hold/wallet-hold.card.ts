import { defineCard } from '../../kernel/card.ts';

export const walletHoldCard = defineCard({
  entity: 'wallet_hold',
  label: 'accounting.wallet_hold.name',
  resource: 'wallet',
  table: 'wallet_holds',
  logged: false,
  live: false,
});
