import { IconUnlink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { subtract } from '@hakobu/contract/kernel/decimal.ts';
import { detachOrders } from '@hakobu/contract/order/contract/contract.endpoints.ts';
import { listOrders } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { can } from '#kit/document/document-actions.tsx';
import { FormButton } from '#kit/form.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { PagedRows } from '#kit/paged-rows.tsx';
import { PreviewForm } from '#kit/preview-form.tsx';
import { Money } from '#kit/values.tsx';
import type { Contract } from './contract.ts';

const column = columnsFor<RowOf<typeof listOrders>>();

/** The orders of a contract; each can be detached. */
export function ContractOrders({ contract }: { contract: Contract }): ReactNode {
  const t = usePhrases();
  return (
    <Section>
      <PagedRows
        endpoint={listOrders}
        query={{ filter: { contract_id: contract.id } }}
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
              <FormButton
                label=""
                name={`${t(($) => $.order.contract.act.detach)} ${id}`}
                title={`${t(($) => $.order.contract.act.detach)} ${id}`}
                variant="subtle"
                icon={<IconUnlink size={14} />}
              >
                {(close) => <DetachForm contract={contract} order={id} onDone={close} />}
              </FormButton>
            )),
        ]}
      />
    </Section>
  );
}

/** Shows which freight leaves the contract with an order, before it is detached. */
function DetachForm({
  contract: { id, freight_charge },
  order,
  onDone,
}: {
  contract: Contract;
  order: string;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  return (
    <PreviewForm
      endpoint={detachOrders}
      params={{ id }}
      body={{ order_ids: [order] }}
      submitLabel={t(($) => $.order.contract.act.detach)}
      onDone={onDone}
    >
      {(after) => (
        <Facts
          rows={[
            [
              t(($) => $.order.contract.message.detach_plan),
              <Money key="freight" value={subtract(freight_charge, after.freight_charge)} currency="VND" />,
            ],
          ]}
        />
      )}
    </PreviewForm>
  );
}
