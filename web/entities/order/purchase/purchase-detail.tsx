import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { orderPurchases } from '@hakobu/contract/order/purchase/buying.endpoints.ts';
import {
  approvePurchase,
  cancelPurchase,
  deletePurchase,
  getPurchase,
  orderPurchase,
} from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { purchaseMachine } from '@hakobu/contract/order/purchase/purchase.machine.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { logTab } from '#kit/document/change-log.tsx';
import { DocumentActions, type DocumentAction } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { useDocument } from '#kit/document/use-document.ts';
import { DocumentTabs } from '#kit/document/document-tabs.tsx';
import { MachineStep, otherActions } from '#kit/document/machine-step.tsx';
import { workflowProgress } from '#kit/document/workflow-progress.ts';
import { PaperButton, useIsPaperOpen } from '#kit/paper/paper.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { StatusBadge } from '#kit/values.tsx';
import { TransactionsCard } from '#entities/payment/transactions-card.tsx';
import { AdditionalCostForm } from './additional-cost-form.tsx';
import { DebitPurchaseForm } from './debit-purchase-form.tsx';
import type { Purchase } from './purchase.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { PayPurchase, PurchaseMoney } from './purchase-money.tsx';
import { PurchasePaper } from './purchase-paper.tsx';
import { PurchaseReceipts } from './purchase-receipts.tsx';
import { PurchaseTrackings } from './purchase-trackings.tsx';

/** One purchase with lines, money and history. */
export function PurchaseDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  const reading = useDocument('purchase', id, useCall(getPurchase, { params: { id } }));
  const isPaperOpen = useIsPaperOpen();
  const purchase = reading.data;
  if (purchase === undefined) return <QueryStatus of={reading} />;
  if (isPaperOpen) return <PurchasePaper purchase={purchase} />;
  const { status_id } = purchase;
  const actions = actionsOf(purchase, () => void navigate({ to: '/purchase/purchases' }));
  return (
    <DocumentFrame
      title={documentNumber('purchase', id)}
      badge={
        <StatusBadge of="purchase" id={status_id} label={t(($) => $.order.purchase.status[status_id])} />
      }
      actions={
        <>
          {may({ resource: 'cost_price', action: 'read' }) && <PaperButton />}
          <DocumentActions
            states={purchase.actions}
            actions={otherActions(purchaseMachine, purchase, actions)}
          />
        </>
      }
      next={
        <MachineStep
          machine={purchaseMachine}
          row={purchase}
          words={($) => $.order.purchase.status}
          todo={($) => $.order.purchase.todo}
          actions={actions}
        />
      }
      linked={{ of: 'purchase', id }}
    >
      <div className="facts-and-money">
        <PurchaseFacts purchase={purchase} />
        <PurchaseMoney purchase={purchase} paidAbove={isPaidNext(purchase)} />
      </div>
      <PurchaseLines purchase={purchase} />
      <PurchaseTrackings purchase={purchase} />
      <DocumentTabs
        tabs={[
          may({ resource: 'sfa', action: 'read' }) && {
            key: 'goods',
            title: t(($) => $.order.purchase.section.goods_received),
            content: <PurchaseReceipts id={id} />,
          },
          {
            key: 'money',
            title: t(($) => $.common.section.transactions),
            content: <TransactionsCard type="purchase" id={id} />,
          },
          logTab('purchase', id),
        ]}
      />
    </DocumentFrame>
  );
}

/** Whether payment is the next step, which the page then offers there. */
const isPaidNext = (purchase: Purchase): boolean =>
  workflowProgress(purchaseMachine, purchase)?.nextActions.includes('pay') ?? false;

const actionsOf = (purchase: Purchase, leave: () => void): DocumentAction[] => {
  const { id } = purchase;
  const params = { id };
  return [
    {
      key: 'approve_and_order',
      onlyWhenPossible: true,
      call: deferRequest(orderPurchases, { body: { ids: [id] } }),
    },
    {
      key: 'approve',
      variant: 'light',
      onlyWhenPossible: true,
      call: deferRequest(approvePurchase, { params }),
    },
    {
      key: 'receive',
      label: ($) => $.order.order.remedy.goods_to_receive,
      onlyWhenPossible: true,
      leadsTo: '/warehouse/inbound/purchase-order',
    },
    ...(isPaidNext(purchase)
      ? [{ key: 'pay', onlyWhenPossible: true, button: <PayPurchase key="pay" purchase={purchase} /> }]
      : []),
    { key: 'order', onlyWhenPossible: true, call: deferRequest(orderPurchase, { params }) },
    {
      key: 'debit',
      label: ($) => $.order.purchase.act.debit,
      color: 'orange',
      variant: 'light',
      onlyWhenPossible: true,
      form: (close) => <DebitPurchaseForm purchase={purchase} onDone={close} />,
    },
    ...(isPositive(purchase.paid ?? '0') || isPositive(purchase.debited ?? '0')
      ? [
          {
            ...{ key: 'correct_additional_cost', variant: 'default', onlyWhenPossible: true },
            form: (close: () => void) => <AdditionalCostForm purchase={purchase} onDone={close} />,
          },
        ]
      : []),
    {
      key: 'cancel',
      label: ($) => $.order.purchase.act.cancel,
      color: 'red',
      onlyWhenPossible: true,
      asks: ($) => $.common.consequence.buy_again,
      call: deferRequest(cancelPurchase, { params }),
    },
    {
      key: 'delete',
      color: 'red',
      variant: 'subtle',
      onlyWhenPossible: true,
      asks: ($) => $.common.consequence.buy_again_unpaid,
      call: deferRequest(deletePurchase, { params }),
      onDone: leave,
    },
  ];
};
