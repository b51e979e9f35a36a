import { SimpleGrid } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import {
  dueOfCustomers,
  dueToSuppliers,
  outstandingObjects,
} from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { listTransactions } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { listVoucherRequests } from '@hakobu/contract/accounting/voucher-request/voucher-request.endpoints.ts';
import { support } from '@hakobu/contract/helper/support/support.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { formatDate, today } from '#kit/format.ts';
import { Page } from '#kit/page.tsx';
import { Money } from '#kit/values.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { CountTile, NewestRows } from '#kit/widgets.tsx';
import { parties } from '#entities/accounting/debt/party.ts';
import { MoneyPlaces } from '#entities/accounting/fund/money-places.tsx';
import { TransactionDetail } from '#entities/accounting/transaction/transaction-detail.tsx';

export const Route = createFileRoute('/_shell/accounting/dashboard')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.statistic.title.dashboard,
    needs: {
      all: [{ resource: 'transaction', action: 'read' }],
      any: [{ resource: 'fund', action: 'read' }],
    },
    menu: { group: 'accounting', order: 0 },
  },
});

/** The accounting dashboard; the voucher in the address is opened here. */
function Screen() {
  const [opened] = useOpenRow('transaction_id');
  return opened === undefined ? <Dashboard /> : <TransactionDetail key={opened} id={opened} />;
}

function Dashboard() {
  const t = usePhrases();
  return (
    <Page title={t(($) => $.accounting.statistic.title.dashboard)}>
      <Tiles />
      <MoneyPlaces />
      <NewestRows
        title={t(($) => $.accounting.transaction.plural)}
        endpoint={listTransactions}
        query={{ include: ['object'], sort: '-id' }}
        all="/accounting/statistics/transaction"
        hrefOf={({ id }) => addressOf('transaction', String(id))}
        line={(row) => (
          <>
            <span>
              {[row.code_ref, t(($) => $.accounting.transaction.type[row.type_id]), row.object?.name]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className="aside">
              <Money value={row.amount} currency={row.currency_id} />
            </span>
          </>
        )}
      />
    </Page>
  );
}

/** Vouchers above the limit, for users who may approve them. */
function WaitingVouchers() {
  const t = usePhrases();
  if (!may({ resource: 'transaction_approval', action: 'update' })) return null;
  return (
    <CountTile
      urgent
      title={t(($) => $.accounting.voucher_request.plural)}
      endpoint={listVoucherRequests}
      query={{ filter: { state: 'waiting' } }}
      href="/accounting/voucher-requests?voucher-requests-state=waiting"
    />
  );
}

const SOME = '0.01';

/** Parties with a balance and outstanding documents that it could settle. */
function ToClear() {
  const t = usePhrases();
  return (['user', 'supplier'] as const).map((type) => (
    <CountTile
      key={type}
      title={`${t(($) => $.accounting.statistic.message.to_clear)} · ${parties[type].word()}`}
      endpoint={outstandingObjects}
      query={{
        filter: { object_type: type },
        between: { outstanding: `${SOME},infinity`, wallet_balance: `${SOME},infinity` },
      }}
      href={
        `/accounting/${type === 'user' ? 'sale/customer-debt' : 'purchase/supplier-debt'}` +
        `?debts-${type}-outstanding-from=${SOME}&debts-${type}-wallet_balance-from=${SOME}`
      }
    />
  ));
}

/** Counts of pending work. */
function Tiles() {
  const t = usePhrases();
  const [customers, suppliers] = [t(($) => $.common.field.customer), t(($) => $.common.field.supplier)];
  const due = (state: 'overdue' | 'due_today') => t(($) => $.accounting.debt_lot.state[state]);
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
      {(['overdue', 'due_today'] as const).map((state) => (
        <CountTile
          key={state}
          urgent={state === 'overdue'}
          title={`${due(state)} · ${customers}`}
          endpoint={dueOfCustomers}
          query={{ filter: { due_state: state } }}
          href={`/accounting/sale/payment-due-date?due-user-due_state=${state}`}
        />
      ))}
      {(['overdue', 'due_today'] as const).map((state) => (
        <CountTile
          key={state}
          urgent={state === 'overdue'}
          title={`${due(state)} · ${suppliers}`}
          endpoint={dueToSuppliers}
          query={{ filter: { due_state: state } }}
          href={`/accounting/purchase/payment-due-date?due-supplier-due_state=${state}`}
        />
      ))}
      <ToClear />
      <CountTile
        urgent
        title={t(($) => $.accounting.transaction.field.unassigned)}
        endpoint={listTransactions}
        query={{ between: { unassigned: '0.01,infinity' } }}
        href="/accounting/statistics/transaction?transactions-unassigned-from=0.01"
      />
      <CountTile
        title={`${t(($) => $.accounting.transaction.plural)} · ${formatDate(today())}`}
        endpoint={listTransactions}
        query={{ between: { voucher_date: `${today()},${today()}` } }}
        href={`/accounting/statistics/transaction?transactions-voucher_date-from=${today()}`}
      />
      <WaitingVouchers />
      <CountTile
        urgent
        title={t(($) => $.common.dashboard.questions)}
        endpoint={support.list}
        query={{ filter: { status: 'open' } }}
        href="/accounting/supports?supports-status=open"
      />
    </SimpleGrid>
  );
}
