import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listLadingBills } from '@hakobu/contract/warehouse/lading-bill/lading-bill.endpoints.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { PagedRows } from '#kit/paged-rows.tsx';
import { Section } from '#kit/page.tsx';
import type { Contract } from './contract.ts';

const column = columnsFor<RowOf<typeof listLadingBills>>();

/** The lading bills of a contract's orders, and whether it bears them. */
export const ContractBills = ({ contract }: { contract: Contract }): ReactNode => (
  <Section>
    <PagedRows
      endpoint={listLadingBills}
      query={{ filter: { contract_id: contract.id }, include: ['container'] }}
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
