import { defineCard } from '../../kernel/card.ts';

export const walletCard = defineCard({
  word: 'wallet',
  resource: 'wallet',
  table: 'wallets',
  read: 'accounting.wallet-user.get',
  logged: false,
  live: false,
});
