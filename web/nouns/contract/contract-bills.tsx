import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listLadingBillsOfOrders } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';
import type { Contract } from './contract.ts';

const column = columnsFor<RowOf<typeof listLadingBillsOfOrders>>();
const MOST = 100;

/** The lading bills of a contract's orders, and whether it bears them. */
export function ContractBills({ contract: { orders = [] } }: { contract: Contract }): ReactNode {
  const ids = orders.slice(0, MOST).map(({ id }, index) => [`order_ids[${index}]`, id] as const);
  const reading = useCall(
    listLadingBillsOfOrders,
    { query: { plain: Object.fromEntries(ids), include: ['container'], per_page: MOST } },
    { enabled: ids.length > 0 },
  );
  return (
    <Section>
      <Rows
        rows={ids.length > 0 ? reading : []}
        idOf={({ id }) => id}
        columns={[
          column.reference('name', 'lading_bill', { id: 'id', title: ($) => $.common.field.lading_bill }),
          column.yesNo('freight_charge_pay_for_order', {
            title: ($) => $.warehouse.lading_bill.field.freight_charge_pay_for_order,
          }),
          column.figure('quantity', { title: ($) => $.common.field.boxes }),
          column.money('freight_charge', { title: ($) => $.common.field.freight }),
          column.money('freight_charge_unsolved', { title: ($) => $.common.field.unsolved }),
          column.entity('container'),
        ]}
      />
    </Section>
  );
}
