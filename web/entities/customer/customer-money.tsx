import type { ReactNode } from 'react';
import type { getCreditTerm } from '@hakobu/contract/accounting/credit-term/credit-term.endpoints.ts';
import type { listCustomerWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { FiguresTable } from '#kit/document/figures-table.tsx';
import { Section } from '#kit/page.tsx';
import { QueryView, type QueryState } from '#kit/query-view.tsx';
import { CurrencyBadge } from '#kit/values.tsx';
import { WalletLines, type useWalletsByDay } from '#entities/accounting/fund/wallet-lines.tsx';
import type { CustomerAccount } from './customer.ts';

type Wallets = ResponseOf<typeof listCustomerWallets>;
type Terms = ResponseOf<typeof getCreditTerm>;

/** Wallet balance, available amount, outstanding amount and remaining credit limit by currency. */
export function CustomerMoney({
  wallets,
  went,
  ...owed
}: {
  account: CustomerAccount;
  wallets: QueryState<Wallets>;
  went: ReturnType<typeof useWalletsByDay>;
  terms: Terms | undefined;
}): ReactNode {
  const t = usePhrases();
  return (
    <Section title={t(($) => $.accounting.customer_account.section.money)}>
      <QueryView of={wallets} shape="lines">
        {({ data }) => (
          <>
            <MoneyTable wallets={data} {...owed} />
            <WalletLines wallets={data} went={went} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

function MoneyTable(props: {
  account: CustomerAccount;
  wallets: Wallets['data'];
  terms: Terms | undefined;
}): ReactNode {
  const t = usePhrases();
  const titles = {
    balance: t(($) => $.common.field.balance),
    available: t(($) => $.accounting.wallet.field.available),
    unsolved: t(($) => $.common.field.unsolved),
    outstanding: t(($) => $.common.field.outstanding),
    overdue: t(($) => $.accounting.customer_account.field.overdue),
    limit: t(($) => $.accounting.credit_term.field.limit),
    room: t(($) => $.accounting.credit_term.field.room),
  };
  const lines = linesOf(props).map(({ currency, ...figures }) => ({
    id: currency,
    name: <CurrencyBadge id={currency} />,
    currency,
    figures,
  }));
  return <FiguresTable titles={titles} lines={lines} calls="overdue" />;
}

/** Currencies with a wallet, a debt or a credit limit. */
const linesOf = ({
  account,
  wallets,
  terms,
}: {
  account: CustomerAccount;
  wallets: Wallets['data'];
  terms: Terms | undefined;
}) =>
  currencyIds.flatMap((currency) => {
    const inCurrency = (row: { currency_id: string }) => row.currency_id === currency;
    const wallet = wallets.find(inCurrency);
    const open = account.money.find(inCurrency);
    const limit = terms?.limits.find(inCurrency);
    if (wallet === undefined && open === undefined && limit?.amount == null) return [];
    return {
      currency,
      balance: wallet?.balance ?? '0',
      available: wallet?.available ?? '0',
      unsolved: open?.unsolved ?? '0',
      outstanding: open?.outstanding ?? '0',
      overdue: open?.overdue ?? '0',
      limit: limit?.amount ?? null,
      room: limit?.amount == null ? null : limit.room,
    };
  });
