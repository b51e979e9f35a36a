import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { Money } from '#kit/values.tsx';
import { accountName } from '#entities/accounting/account-name.ts';
import type { Transaction } from './transaction.ts';

type Entry = NonNullable<Transaction['entries']>[number];

const entry = columnsFor<Entry>();

/** The entries of a voucher in the account's currency and in VND. */
export function Entries({ entries, title }: { entries: readonly Entry[]; title?: string }): ReactNode {
  const t = usePhrases();
  const debit = t(($) => $.accounting.transaction.field.debit);
  const credit = t(($) => $.accounting.transaction.field.credit);
  return (
    <Section title={title ?? t(($) => $.accounting.transaction.section.entries)}>
      <Rows
        rows={entries}
        idOf={({ account, party, ...one }) => `${account} ${party?.id} ${one.debit} ${one.credit_base}`}
        columns={[
          entry.custom({
            key: 'account',
            render: ({ account, account_name, party }) => (
              <Stack gap={0}>
                <b>{account}</b>
                <Text size="xs" c="dimmed">
                  {[t(accountName({ code: account, name: account_name })), party?.name]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
            ),
          }),
          side('debit', debit, (row) => row.debit_base !== '0' && [row.debit, row.currency_id]),
          side('credit', credit, (row) => row.credit_base !== '0' && [row.credit, row.currency_id]),
          side('debit_base', `${debit} VND`, ({ debit_base }) => debit_base !== '0' && [debit_base]),
          side('credit_base', `${credit} VND`, ({ credit_base }) => credit_base !== '0' && [credit_base]),
        ]}
      />
    </Section>
  );
}

/** One side of an entry, in the account's currency or, dimmed, in VND; the other side is empty. */
const side = (
  key: string,
  title: string,
  amountOf: (row: Entry) => false | readonly [amount: string, currency?: string],
) =>
  entry.custom({
    key,
    title,
    right: true,
    render: (row) => {
      const [amount, currency] = amountOf(row) || [];
      if (amount === undefined) return '';
      return <Money value={amount} currency={currency ?? 'VND'} dim={currency === undefined} />;
    },
  });
