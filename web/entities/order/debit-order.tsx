import type { ReactNode } from 'react';
import { add, greatest, isPositive, zero } from '@hakobu/contract/kernel/decimal.ts';
import { contractDueDate } from '@hakobu/contract/order/contract/contract-due-date.ts';
import { getOrder, updateOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { useCall } from '#client/hooks.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { DocumentActions } from '#kit/document/document-actions.tsx';
import { today } from '#kit/format.ts';
import { QueryStatus } from '#kit/query-view.tsx';
import { DebitForm, type UnsettledAmount } from '#entities/accounting/debt/debit-form.tsx';
import type { Order } from './order.ts';

/** Records the whole unpaid amount of an order as debt. */
export const DebitOrder = ({ order }: { order: Order }): ReactNode => (
  <DocumentActions
    states={order.actions}
    actions={[
      {
        key: 'debit',
        color: 'orange',
        onlyWhenPossible: true,
        form: (close) => <DebitOrderForm order={order} onDone={close} />,
      },
    ]}
  />
);

function DebitOrderForm({ order, onDone }: { order: Order; onDone: () => void }): ReactNode {
  const { id, contract_id, customer_id } = order;
  const inContract = contract_id !== null;
  // The contract states the due date.
  const reading = useCall(
    getOrder,
    { params: { id }, query: { include: ['contract'] } },
    { enabled: inContract },
  );
  const [first, ...others] = unsolvedOf(order);
  if (first === undefined) return null;
  if (inContract && reading.data === undefined) return <QueryStatus of={reading} shape="lines" />;
  const contract = reading.data?.contract;
  return (
    <DebitForm
      customerId={customer_id}
      unsolved={[first, ...others]}
      due={contract ? contractDueDate(contract, today()) : undefined}
      asksDue
      debit={(days) =>
        deferRequest(updateOrder, { ...rowVersion(order), body: { action_debit: true, ...days } })
      }
      onDone={onDone}
    />
  );
}

/** Goods in yen, fees and own freight in dong. */
const unsolvedOf = (order: Order): UnsettledAmount[] =>
  [
    { currency: order.purchase_cost_currency_id, amount: order.purchase_cost_unsolved },
    {
      currency: order.service_fee_currency_id,
      amount: add(greatest(order.service_fee_unsolved, zero), greatest(order.shipping_fee_unsolved, zero)),
    },
  ].filter(({ amount }) => isPositive(amount));
