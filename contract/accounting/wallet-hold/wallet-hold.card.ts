import { defineCard } from '../../kernel/card.ts';

export const walletHoldCard = defineCard({
  word: 'wallet_hold',
  called: 'accounting.wallet_hold.name',
  resource: 'wallet',
  table: 'wallet_holds',
  logged: false,
  live: false,
});
