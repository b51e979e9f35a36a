import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { outstandingObjects } from '@hakobu/contract/accounting/statistic/outstanding.endpoints.ts';
import { debtPeriod } from '@hakobu/contract/accounting/statistic/period.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { useAddressSearch } from '#client/address-search.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { outstandingColumns } from './outstanding-columns.tsx';
import { parties, partyFilters, type PartyType } from './party.ts';
import { periodColumns } from './period-columns.tsx';

interface DebtsProps {
  type: PartyType;
  title: string;
  /** The address where a party's documents are cleared, for users who may do so. */
  clearing?: string;
}

/** Receivables or payables as of now, or over a period. */
export function DebtsScreen({ type, title, clearing }: DebtsProps): ReactNode {
  const t = usePhrases();
  const [{ by }, change] = useAddressSearch();
  const isPeriod = by === 'period';
  const toggle = (
    <Button variant="default" onClick={() => change({ by: isPeriod ? '' : 'period' })}>
      {isPeriod
        ? t(($) => $.accounting.statistic.message.by_now)
        : t(($) => $.accounting.statistic.message.by_period)}
    </Button>
  );
  if (isPeriod)
    return (
      <ListScreen
        title={title}
        endpoint={debtPeriod}
        store={`period-${type}`}
        query={{ filter: { object_type: type } }}
        filters={[
          { field: 'voucher_date', label: t(($) => $.common.field.voucher_date), kind: 'days' },
          ...partyFilters(type),
        ]}
        columns={periodColumns(parties[type].word())}
        actions={toggle}
      />
    );
  return (
    <ListScreen
      title={title}
      endpoint={outstandingObjects}
      store={`debts-${type}`}
      query={{ filter: { object_type: type } }}
      filters={[
        ...partyFilters(type),
        { field: 'outstanding', label: t(($) => $.common.field.outstanding), kind: 'range' },
        {
          field: 'wallet_balance',
          label: t(($) => $.accounting.statistic.field.wallet_balance),
          kind: 'range',
        },
        { field: 'overdue', label: t(($) => $.accounting.statistic.field.overdue), kind: 'range' },
      ]}
      columns={outstandingColumns(type)}
      actions={toggle}
      to={({ object_id, currency_id }) =>
        clearing === undefined
          ? addressOf(type === 'user' ? 'customer' : 'supplier', String(object_id))
          : `${clearing}?object_id=${object_id}&currency_id=${currency_id}`
      }
    />
  );
}
