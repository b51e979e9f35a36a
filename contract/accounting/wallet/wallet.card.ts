import { defineCard } from '../../kernel/card.ts';

export const walletCard = defineCard({
  entity: 'wallet',
  label: 'accounting.wallet.name',
  resource: 'wallet',
  table: 'wallets',
  references: ['wallet_id', 'to_wallet_id'],
  read: 'accounting.wallet-user.get',
  logged: false,
  live: false,
});
