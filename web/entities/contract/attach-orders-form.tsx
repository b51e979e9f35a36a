import { Checkbox } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { attachOrders } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Facts, Rows } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import { Money } from '#kit/values.tsx';
import { useLoadMore } from '#kit/use-load-more.tsx';
import type { Contract } from './contract.ts';

const AT_ONCE = 50;
const column = columnsFor<RowOf<typeof listOrders>>();

/**
 * Selects orders of the customer without a contract, and previews the freight that the contract bears then.
 */
export function AttachOrdersForm({
  contract: { id, customer_id },
  onDone,
}: {
  contract: Contract;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const asked = (per_page: number) => ({
    query: { filter: { customer_id, without_contract: true }, per_page },
  });
  const { reading, more } = useLoadMore(listOrders, asked, { first: AT_ONCE, step: AT_ONCE });
  const rows = (reading.data?.data ?? []).filter(({ cancelled_at }) => cancelled_at === null);
  const toggle = (order: string) =>
    setChosen(chosen.includes(order) ? chosen.filter((one) => one !== order) : [...chosen, order]);
  return (
    <PreviewForm
      endpoint={attachOrders}
      params={{ id }}
      body={chosen.length > 0 ? { order_ids: [...chosen] } : undefined}
      submitLabel={t(($) => $.common.action.attach_order)}
      onDone={onDone}
      choices={
        <>
          <Rows
            rows={rows}
            idOf={(row) => row.id}
            onOpen={(row) => toggle(row.id)}
            columns={columns(chosen, toggle)}
          />
          {more}
        </>
      }
    >
      {({ freight_charge }) => (
        <Facts
          rows={[
            [
              t(($) => $.order.contract.message.attach_plan),
              <Money key="freight" value={freight_charge} currency="VND" />,
            ],
          ]}
        />
      )}
    </PreviewForm>
  );
}

const columns = (chosen: readonly string[], toggle: (order: string) => void) => [
  column.custom({
    key: 'tick',
    card: 'tick',
    title: '',
    width: 30,
    render: (row) => (
      <Checkbox aria-label={row.id} checked={chosen.includes(row.id)} onChange={() => toggle(row.id)} />
    ),
  }),
  column.code('id', { title: ($) => $.common.field.order }),
  column.status('status_id', 'order', ($) => $.order.order.status),
  column.money('shipping_fee', { currency: 'VND' }),
  column.createdAt(),
];
