import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { approveOrder } from '@hakobu/contract/order/order/order.endpoints.ts';
import { remedyOfMissing, type FactOfScreen } from '@hakobu/contract/order/progress/next-step.ts';
import type { MissingFact } from '@hakobu/contract/order/progress/step-ids.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { useMayOpen } from '#client/may-open.ts';
import { can, DocumentActions } from '#kit/document/document-actions.tsx';
import { productName } from '#kit/product-name.ts';
import { HoldButton, WinButton } from './auction/lot-buttons.tsx';
import type { Order } from './order.ts';
import { PayPayee } from './pay-payee.tsx';
import { isPaidFor, PayButton, payablesOf } from './pay-order.tsx';
import { SettleButton } from './settle-button.tsx';

/** The buttons that make the missing facts true, as far as the user may. */
export function Remedies({ order, missing }: { order: Order; missing: readonly MissingFact[] }): ReactNode {
  const payables = can(order.actions, 'pay') || can(order.actions, 'refund') ? payablesOf(order) : [];
  return (
    <>
      {payables
        .filter((payable) => missing.some((fact) => isPaidFor(payable, fact)))
        .map((payable) => (
          <PayButton key={payable.kind} {...{ order, payable }} variant="filled" />
        ))}
      {missing.map((fact, index) => (
        <RemedyButton key={fact} {...{ order, fact, isFirst: index === 0 }} />
      ))}
    </>
  );
}

interface RemedyProps {
  order: Order;
  fact: MissingFact;
  /** Only the first work on another screen has a button. */
  isFirst: boolean;
}

function RemedyButton({ order, fact, isFirst }: RemedyProps): ReactNode {
  const remedy = remedyOfMissing[fact];
  if ('screen' in remedy)
    return (
      isFirst &&
      may(remedy.right) && <ScreenButton screen={remedy.screen(order.id)} fact={fact as FactOfScreen} />
    );
  if ('payees' in remedy) return <NextPayee order={order} />;
  if ('lot' in remedy)
    return remedy.lot === 'win' ? <WinButton order={order} /> : <HoldButton order={order} />;
  if (remedy.action === 'settle_quantities') return <SettleButton order={order} />;
  if (remedy.action !== 'approve') return null;
  return (
    <DocumentActions
      states={order.actions}
      actions={[
        {
          ...{ key: 'approve', onlyWhenPossible: true },
          asks: askBelowCost(order),
          call: deferRequest(approveOrder, { params: { id: order.id } }),
        },
      ]}
    />
  );
}

/** Approval of an order with lines below cost says so first. */
const askBelowCost = ({ items = [] }: Order) => {
  const below = items.filter(({ below_cost }) => below_cost === true);
  if (below.length === 0) return undefined;
  const values = { count: below.length, products: below.map(productName).join(', ') };
  return () => phrase(($) => $.order.order_item.message.approve_below_cost, values);
};

/** Pays the first payee who is not paid. */
function NextPayee({ order: { payees = [] } }: { order: Order }): ReactNode {
  const next = payees.find(({ paid }) => !paid);
  return next && <PayPayee purchase={next.purchase_id} name={next.supplier_name} variant="filled" />;
}

function ScreenButton({ screen, fact }: { screen: string; fact: FactOfScreen }): ReactNode {
  const t = usePhrases();
  const mayOpen = useMayOpen();
  if (!mayOpen(screen)) return null;
  return (
    <Button component="a" href={`#${screen}`} variant="filled">
      {t(($) => $.order.order.remedy[fact])}
    </Button>
  );
}
