import type { ReactNode } from 'react';
import {
  ladingBillCompensation,
  orderCompensation,
} from '@hakobu/contract/warehouse/compensation/compensation.endpoints.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { customers } from '#entities/options.ts';
import { columnsOfAll } from './compensation-columns.tsx';

/** Compensations for orders or for lading bills, with paid and outstanding amounts. */
export function CompensationList({ side, title }: { side: 'order' | 'warehouse'; title: string }): ReactNode {
  const t = usePhrases();
  return (
    <ListScreen
      title={title}
      endpoint={side === 'order' ? orderCompensation.list : ladingBillCompensation.list}
      store="compensations"
      query={{
        include: ['boxes', 'lading_bill'],
        ...(side === 'order' && { filter: { type: 'order' } }),
      }}
      filters={[
        {
          field: 'settled',
          label: t(($) => $.common.field.status),
          kind: 'choice',
          options: [
            { value: 'true', label: t(($) => $.common.field.paid) },
            { value: 'false', label: t(($) => $.common.field.unsolved) },
          ],
        },
        { field: 'customer_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
        { field: 'order_id', label: t(($) => $.common.field.order), kind: 'text' },
        {
          field: 'currency_id',
          label: t(($) => $.common.field.currency),
          kind: 'choice',
          options: currencyIds.map((id) => ({ value: id, label: id })),
        },
      ]}
      columns={columnsOfAll(side)}
    />
  );
}
