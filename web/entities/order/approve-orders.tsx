import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { approveOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { FormButton } from '#kit/form.tsx';
import { Rows } from '#kit/page.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';

type Approved = ResponseOf<typeof approveOrders>['data'][number];
const column = columnsFor<Approved>();

/** Opens the approval of selected orders, all of them or none; lines below cost are named first. */
export default function ApproveOrdersButton({
  ids,
  onDone,
}: {
  ids: readonly string[];
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const label = `${t(($) => $.common.action.approve)} (${ids.length})`;
  return (
    <FormButton label={label} variant="default" size="xl">
      {(close) => (
        <PreviewForm
          endpoint={approveOrders}
          body={{ ids: [...ids] }}
          submitLabel={label}
          onDone={() => {
            close();
            onDone();
          }}
        >
          {({ data }) => (
            <Rows
              rows={data}
              idOf={({ id }) => id}
              columns={[
                column.code('id'),
                column.entity('customer'),
                column.money('purchase_cost', {
                  title: ($) => $.common.field.goods_money,
                  currency: 'purchase_cost_currency_id',
                }),
                column.custom({
                  key: 'below_cost',
                  title: '',
                  render: (order) => <LinesBelowCost {...order} />,
                }),
              ]}
            />
          )}
        </PreviewForm>
      )}
    </FormButton>
  );
}

function LinesBelowCost({ items = [] }: Approved): ReactNode {
  const t = usePhrases();
  const count = items.filter(({ below_cost }) => below_cost === true).length;
  return (
    count > 0 && (
      <Text size="xs" role="note" c="var(--minus)">
        {t(($) => $.order.order_item.message.lines_below_cost, { count })}
      </Text>
    )
  );
}
