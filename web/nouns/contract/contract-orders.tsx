import { ActionIcon, Anchor } from '@mantine/core';
import { IconUnlink } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { detachOrders } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { askFirst } from '#kit/ask-first.tsx';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { Rows, Section } from '#kit/page.tsx';
import type { Contract } from './contract.ts';

const column = columnsFor<RowOf<typeof listOrders>>();
const AT_ONCE = 20;

/** The orders of a contract, each with a way out of it. */
export function ContractOrders({ contract }: { contract: Contract }): ReactNode {
  const t = usePhrases();
  const [most, setMost] = useState(AT_ONCE);
  const reading = useCall(listOrders, {
    query: { filter: { contract_id: contract.id }, per_page: most },
  });
  const detach = useAct(detachOrders);
  const takeOut = (order: string) =>
    askFirst(() => detach.mutate({ params: { id: contract.id }, body: { order_ids: [order] } }));
  return (
    <Section>
      <Rows
        rows={reading}
        idOf={({ id }) => id}
        columns={[
          column.reference('id', 'order', { title: ($) => $.common.field.order }),
          column.status('status_id', 'order', ($) => $.order.order.status),
          column.money('purchase_cost', {
            title: ($) => $.common.field.goods_money,
            currency: 'purchase_cost_currency_id',
          }),
          column.money('service_fee', { currency: 'service_fee_currency_id' }),
          column.money('shipping_fee', { currency: 'VND' }),
          column.createdAt(),
          can(contract.actions, 'detach_order') &&
            column.act(({ id }) => (
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`${t(($) => $.order.contract.act.detach)} ${id}`}
                onClick={() => takeOut(id)}
              >
                <IconUnlink size={14} />
              </ActionIcon>
            )),
        ]}
      />
      {(reading.data?.total ?? 0) > most && (
        <Anchor component="button" size="xs" onClick={() => setMost(most + AT_ONCE)}>
          {t(($) => $.common.act.load_more)}
        </Anchor>
      )}
    </Section>
  );
}
