import { Anchor, Button, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { progressStatuses } from '@hakobu/contract/order/progress/steps.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { Rows, Section } from '#kit/page.tsx';

const AT_ONCE = 10;
const OPEN = progressStatuses.filter((id) => id !== 'CompletedFinish' && id !== 'CompletedCancel').join(',');

/** The newest orders of a customer, all of them or those that are under way. */
export const useCustomerOrders = (id: number, open = true, most = AT_ONCE) =>
  useCall(
    listOrders,
    {
      query: {
        filter: { customer_id: id, ...(open && { status_id: OPEN }) },
        sort: '-created_at',
        per_page: most,
      },
    },
    { enabled: may({ resource: 'order', action: 'read' }) },
  );

const column = columnsFor<RowOf<typeof listOrders>>();
const columns = () => [
  column.code('id'),
  column.word('type_id', ($) => $.order.order.type, { title: ($) => $.order.order.field.type }),
  column.status('status_id', 'order', ($) => $.order.order.status),
  column.money('purchase_cost', {
    title: ($) => $.common.field.goods_money,
    currency: 'purchase_cost_currency_id',
  }),
  column.money('purchase_cost_unsolved', {
    title: ($) => $.order.order.field.goods_unsolved,
    currency: 'purchase_cost_currency_id',
  }),
  column.money('shipping_fee_unsolved', {
    title: ($) => $.order.order.field.freight_unsolved,
    currency: 'VND',
  }),
  column.createdAt(),
];

/** Those under way first, newest on top; all of them stand in the list of orders. */
export function CustomerOrders({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const [which, choose] = useState<'open' | 'all'>('open');
  const [most, setMost] = useState(AT_ONCE);
  const reading = useCustomerOrders(id, which === 'open', most);
  return (
    <Section
      actions={
        <>
          <Button.Group>
            {(['open', 'all'] as const).map((one) => (
              <Button
                key={one}
                size="compact-xs"
                variant={one === which ? 'light' : 'default'}
                aria-pressed={one === which}
                onClick={() => choose(one)}
              >
                {one === 'open'
                  ? t(($) => $.accounting.customer_account.message.open_orders)
                  : t(($) => $.common.list.filter.all)}
              </Button>
            ))}
          </Button.Group>
          <Anchor size="xs" href={`#/sale/orders?orders-customer_id=${id}`}>
            {t(($) => $.accounting.customer_account.message.all_orders)}
          </Anchor>
        </>
      }
    >
      <Rows
        rows={reading}
        idOf={({ id: order }) => order}
        columns={columns()}
        to={({ id: order }) => addressOf('order', order)}
      />
      {(reading.data?.total ?? 0) > most && (
        <Group mt={4}>
          <Anchor component="button" size="xs" onClick={() => setMost(most + 2 * AT_ONCE)}>
            {t(($) => $.common.act.load_more)}
          </Anchor>
        </Group>
      )}
    </Section>
  );
}
