import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { listCustomerWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useData } from '#client/hooks.ts';
import { formatMoney } from '#kit/format.ts';

/** What a customer's wallet has, what of it is held, and what is left to pay with. */
export function WalletLine({ customer, currency }: { customer: number; currency: CurrencyId }): ReactNode {
  const t = usePhrases();
  const wallets = useData(
    listCustomerWallets,
    { query: { filter: { walletable_id: customer, currency_id: currency } } },
    { enabled: may({ resource: 'wallet', action: 'read' }) },
  );
  const wallet = wallets?.data[0];
  if (wallet === undefined) return null;
  const { balance, held, available } = wallet;
  return (
    <Text size="sm" c="dimmed">
      {t(($) => $.common.field.balance)} {formatMoney(balance, currency)}
      {held !== '0' && ` · ${t(($) => $.common.field.held)} ${formatMoney(held, currency)}`}
      {held !== '0' &&
        ` · ${t(($) => $.accounting.wallet.field.available)} ${formatMoney(available, currency)}`}
    </Text>
  );
}
