import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  listCustomerWallets,
  listSupplierWallets,
} from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useData } from '#client/hooks.ts';
import { formatMoney } from '#kit/format.ts';

const wallets = {
  user: { endpoint: listCustomerWallets, resource: 'wallet' },
  supplier: { endpoint: listSupplierWallets, resource: 'supplier_wallet' },
} as const;

interface Props {
  party: keyof typeof wallets;
  id: number;
  currency: CurrencyId;
}

/** A party's wallet exists from its first posting. */
const EMPTY = { balance: '0', held: '0', available: '0' };

/** The wallet of a customer or the advance of a supplier; undefined while it loads or without permission. */
export function useWallet({ party, id, currency }: Props) {
  const { endpoint, resource } = wallets[party];
  const found = useData(
    endpoint,
    { query: { filter: { walletable_id: id, currency_id: currency } } },
    { enabled: may({ resource, action: 'read' }) },
  );
  return found && (found.data[0] ?? EMPTY);
}

/** Balance, holds and available amount of a wallet. */
export function WalletLine(props: Props): ReactNode {
  const t = usePhrases();
  const wallet = useWallet(props);
  if (wallet === undefined) return null;
  const { balance, held, available } = wallet;
  const { currency } = props;
  return (
    <Text size="sm" c="dimmed">
      {t(($) => $.common.field.balance)} {formatMoney(balance, currency)}
      {held !== '0' && ` · ${t(($) => $.common.field.held)} ${formatMoney(held, currency)}`}
      {held !== '0' &&
        ` · ${t(($) => $.accounting.wallet.field.available)} ${formatMoney(available, currency)}`}
    </Text>
  );
}
