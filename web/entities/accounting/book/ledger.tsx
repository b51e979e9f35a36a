import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ledger, ledgerSummary, trialBalance } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { isNegative } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall, useData } from '#client/hooks.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { Facts } from '#kit/page.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { Money } from '#kit/values.tsx';
import { labelIn } from '#kit/labels.ts';
import { useBookAddress } from './book-address.ts';
import { DebitCreditBalance, BookRows, Documents } from './book-rows.tsx';
import { AccountParties } from './account-parties.tsx';

/** The ledger of an account or party: lines with counter-account, document and running balance. */
export function Ledger(): ReactNode {
  const t = usePhrases();
  const { account, party } = useBookAddress();
  return (
    <Stack gap="sm">
      <AccountChoice />
      {account === undefined && party === undefined ? (
        <Text c="dimmed" size="sm">
          {t(($) => $.accounting.book.message.choose_account)}
        </Text>
      ) : (
        <>
          <LedgerSummary />
          <LedgerLines />
        </>
      )}
    </Stack>
  );
}

/** Accounts with postings, and the link from one party back to all. */
function AccountChoice(): ReactNode {
  const t = usePhrases();
  const { account = '', party, change } = useBookAddress();
  const [byParty, setByParty] = useState(false);
  const rows = useData(trialBalance)?.data ?? [];
  const known = rows.map((row) => ({
    value: row.account,
    label: `${row.account} ${t(($) => labelIn($.accounting.book.account, row.account, ''))}`,
  }));
  const options =
    known.some(({ value }) => value === account) || account === ''
      ? known
      : [...known, { value: account, label: account }];
  return (
    <>
      <Group align="flex-end" gap="xs" className="filters">
        <Choice
          label={t(($) => $.common.field.account)}
          value={account}
          options={options}
          onChange={(next) =>
            change({
              ...{ account: next, page: undefined, closing: undefined },
              ...{ party_type: undefined, party_id: undefined, currency: undefined },
            })
          }
        />
        {account !== '' && party === undefined && (
          <Button variant="default" onClick={() => setByParty(!byParty)} aria-expanded={byParty}>
            {t(($) => $.accounting.book.act.by_party)}
          </Button>
        )}
        {party !== undefined && (
          <Button
            variant="default"
            onClick={() => change({ party_type: undefined, party_id: undefined, page: undefined })}
          >
            {t(($) => $.accounting.book.act.all_parties)}
          </Button>
        )}
      </Group>
      {byParty && account !== '' && party === undefined && <AccountParties account={account} />}
    </>
  );
}

/** Opening and closing balances in VND and in each foreign currency. */
export function LedgerSummary(): ReactNode {
  const t = usePhrases();
  const { from, to, account, party, currency } = useBookAddress();
  const reading = useCall(ledgerSummary, {
    query: {
      plain: {
        ...(from !== '' && { from }),
        ...(to !== '' && { to }),
        ...(account !== undefined && { account }),
        ...(party !== undefined && { party_type: party.type, party_id: party.id }),
        ...(currency !== undefined && { currency_id: currency }),
      },
    },
  });
  return (
    <QueryView of={reading} shape="lines">
      {({ opening_base, debit_base, credit_base, closing_base, currencies }) => (
        <Facts
          rows={[
            [t(($) => $.accounting.book.field.opening), <DebitCreditBalance key="o" value={opening_base} />],
            [t(($) => $.accounting.book.field.debit), <Money key="d" value={debit_base} currency="VND" />],
            [t(($) => $.accounting.book.field.credit), <Money key="c" value={credit_base} currency="VND" />],
            [t(($) => $.accounting.book.field.closing), <DebitCreditBalance key="e" value={closing_base} />],
            ...currencies
              .filter(({ currency_id, closing }) => currency_id !== 'VND' && closing !== '0')
              .map(
                ({ currency_id, closing }) =>
                  [
                    `${t(($) => $.accounting.book.field.closing)} ${currency_id}`,
                    <DebitCreditBalance key={currency_id} value={closing} currency={currency_id} />,
                  ] as const,
              ),
          ]}
        />
      )}
    </QueryView>
  );
}

const column = columnsOf(ledger).withLabels(($) => $.accounting.book.field);

/** The running balance; negative cash or bank balances are marked. */
function BalanceAfter({ row, ofMoney }: { row: RowOf<typeof ledger>; ofMoney: boolean }): ReactNode {
  const t = usePhrases();
  const { balance, balance_base } = row;
  if (balance_base === null) return null;
  if (!ofMoney || balance === null || !isNegative(balance))
    return <DebitCreditBalance value={balance_base} />;
  return (
    <>
      <Money value={balance_base} currency="VND" />{' '}
      <Badge color="red">{t(($) => $.accounting.book.section.below_zero)}</Badge>
    </>
  );
}

/** Ledger lines, each linked to its voucher. For cash and bank, negative running balances are marked. */
export function LedgerLines({ ofMoney = false }: { ofMoney?: boolean }): ReactNode {
  const t = usePhrases();
  const { period, account, party, currency, withoutClosing } = useBookAddress();
  return (
    <BookRows
      title={t(($) => $.accounting.book.section.lines)}
      endpoint={ledger}
      query={{
        filter: {
          ...(account !== undefined && { account }),
          ...(party !== undefined && { party_type: party.type, party_id: party.id }),
          ...(currency !== undefined && { currency_id: currency }),
          ...(withoutClosing && { closing: 'false' }),
        },
        between: { voucher_date: period },
      }}
      idOf={({ id }) => id}
      to={({ transaction_id }) => addressOf('transaction', String(transaction_id))}
      columns={[
        column.day('voucher_date'),
        column.code('code_ref'),
        column.word('type_id', ($) => $.accounting.transaction.type),
        column.custom({ key: 'party', exports: 'party.name', render: (row) => row.party?.name ?? '' }),
        column.code('counter_account', { bold: false }),
        column.custom({
          key: 'own',
          title: ($) => $.common.field.amount,
          right: true,
          exports: false,
          render: (row) =>
            row.currency_id !== 'VND' && (
              <Money value={row.debit === '0' ? row.credit : row.debit} currency={row.currency_id} dim />
            ),
        }),
        ...(['debit_base', 'credit_base'] as const).map((name) =>
          column.custom({
            key: name,
            title: ($) =>
              name === 'debit_base' ? $.accounting.book.field.debit : $.accounting.book.field.credit,
            right: true,
            render: (row) => row[name] !== '0' && <Money value={row[name]} currency="VND" />,
          }),
        ),
        column.custom({
          key: 'balance_base',
          title: ($) => $.common.field.balance,
          right: true,
          render: (row) => <BalanceAfter row={row} ofMoney={ofMoney} />,
        }),
        column.custom({
          key: 'documents',
          render: ({ documents }) => <Documents documents={documents} />,
        }),
        column.text('description'),
      ]}
    />
  );
}
