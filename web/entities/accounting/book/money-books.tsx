import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { listCards, listFunds } from '@hakobu/contract/accounting/fund/fund.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useLookup } from '#client/hooks.ts';
import { Choice } from '#kit/inputs/inputs.tsx';
import { useBookAddress } from './book-address.ts';
import { NegativeBalanceDays } from './negative-balance-days.tsx';
import { LedgerLines, LedgerSummary } from './ledger.tsx';

/** The cash book or bank book: receipts, payments and running balance. */
export function MoneyBooks(): ReactNode {
  const t = usePhrases();
  const { party, change } = useBookAddress();
  const options = [
    ...useLookup(listFunds).map(({ id, name }) => ({ value: `fund ${id}`, label: name })),
    ...useLookup(listCards).map(({ id, name }) => ({ value: `card ${id}`, label: name })),
  ];
  const chosen = party === undefined ? '' : `${party.type} ${party.id}`;
  const isBook = options.some(({ value }) => value === chosen);
  return (
    <Stack gap="sm">
      <Group className="filters">
        <Choice
          label={`${t(($) => $.common.field.fund)}, ${t(($) => $.common.field.card)}`}
          value={isBook ? chosen : ''}
          options={options}
          onChange={(next) => {
            const [type, id] = next.split(' ');
            change({
              ...{ party_type: type, party_id: id, account: type === 'fund' ? '111' : '112' },
              ...{ page: undefined, currency: undefined, closing: undefined },
            });
          }}
        />
      </Group>
      <NegativeBalanceDays of={isBook ? party : undefined} />
      {isBook ? (
        <>
          <LedgerSummary />
          <LedgerLines ofMoney />
        </>
      ) : (
        <Text c="dimmed" size="sm">
          {t(($) => $.accounting.book.message.choose_book)}
        </Text>
      )}
    </Stack>
  );
}
