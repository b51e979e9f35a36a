import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  listCustomerWallets,
  listSupplierWallets,
} from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { compare, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useData } from '#client/hooks.ts';
import { formatMoney } from '#kit/format.ts';
import { Money } from '#kit/values.tsx';
import { useVndAmount } from './use-vnd-amount.ts';

/** The customer who pays for the lines, or the supplier who is paid. */
export interface Party {
  type: 'user' | 'supplier';
  /** Empty while none is chosen. */
  id: string;
}

/**
 * Totals of the lines, also in VND, and the available balance of the party. Space is reserved from the start.
 */
export function LinesTotal({
  total,
  tax,
  currency,
  party,
  children,
}: {
  total: Decimal;
  /** The tax in it, where lines have one. */
  tax?: Decimal;
  currency: CurrencyId;
  party: Party;
  /** What else follows from the lines. */
  children?: ReactNode;
}): ReactNode {
  const t = usePhrases();
  const vnd = useVndAmount(total, currency);
  const available = useAvailable(party, currency);
  const left = formatMoney(available, currency);
  return (
    <div className="lines-total">
      <Text size="sm" fw={700}>
        {t(($) => $.common.field.total)}: <Money value={total} currency={currency} />
      </Text>
      {tax !== undefined && (
        <Text size="xs" c="dimmed" className="figure">
          {t(($) => $.order.order.field.tax)}: {formatMoney(tax, currency)}
        </Text>
      )}
      {currency !== 'VND' && (
        <Text size="xs" c="dimmed" className="figure">
          {vnd === undefined ? '\u{a0}' : `≈ ${formatMoney(vnd, 'VND')}`}
        </Text>
      )}
      <Text
        size="xs"
        className="figure"
        c={available !== undefined && compare(total, available) > 0 ? 'var(--urgent)' : 'dimmed'}
      >
        {available === undefined
          ? '\u{a0}'
          : `${t(($) => $.common.field.wallet)}: ${t(($) => $.accounting.wallet.field.available)} ${left}`}
      </Text>
      {children}
    </div>
  );
}

/** Balance of a wallet less holds; undefined without the permission to read it. */
function useAvailable({ type, id }: Party, currency: CurrencyId): Decimal | undefined {
  const wallets = useData(
    type === 'user' ? listCustomerWallets : listSupplierWallets,
    { query: { filter: { walletable_id: id, currency_id: currency } } },
    {
      enabled: id !== '' && may({ resource: type === 'user' ? 'wallet' : 'supplier_wallet', action: 'read' }),
    },
  );
  return wallets?.data.find(
    ({ walletable_id, currency_id }) => String(walletable_id) === id && currency_id === currency,
  )?.available;
}
