import { Badge, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  approvePurchase,
  cancelPurchase,
  getPurchase,
  orderPurchase,
} from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { prepare } from '#client/prepared.ts';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { DocumentActions } from '#kit/document/document-actions.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { NotThere } from '#kit/empty.tsx';
import { formatInstant } from '#kit/format.ts';
import { FormButton } from '#kit/form.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { StatusBadge } from '#kit/show.tsx';
import { TransactionsCard } from '#nouns/payment/transactions-card.tsx';
import { AttachTrackingForm } from './attach-tracking-form.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { PurchaseMoney } from './purchase-money.tsx';
import type { Purchase } from './purchase.ts';

/** One purchase with its lines, its money and what happened. */
export function PurchaseDetail({ id }: { id: number }): ReactNode {
  const t = usePhrases();
  const { data: purchase, error } = useCall(getPurchase, { params: { id } });
  if (purchase === undefined) return <NotThere error={error} />;
  const { status_id } = purchase;
  return (
    <DocumentFrame
      title={`${t(($) => $.order.purchase.title.one)} ${purchase.id}`}
      badge={
        <StatusBadge of="purchase" id={status_id} label={t(($) => $.order.purchase.status[status_id])} />
      }
      actions={<PurchaseActions purchase={purchase} />}
    >
      <div className="columns">
        <PurchaseFacts purchase={purchase} />
        <PurchaseMoney purchase={purchase} />
      </div>
      <PurchaseLines purchase={purchase} />
      <div className="columns">
        <TransactionsCard type="purchase" id={id} />
        <ChangeLog type="purchase" id={id} />
      </div>
    </DocumentFrame>
  );
}

function PurchaseActions({ purchase: { id, actions } }: { purchase: Purchase }): ReactNode {
  const params = { id };
  return (
    <DocumentActions
      states={actions}
      actions={[
        { key: 'approve', onlyWhenPossible: true, call: prepare(approvePurchase, { params }) },
        { key: 'order', onlyWhenPossible: true, call: prepare(orderPurchase, { params }) },
        {
          key: 'cancel',
          color: 'red',
          onlyWhenPossible: true,
          asks: true,
          call: prepare(cancelPurchase, { params }),
        },
      ]}
    />
  );
}

function PurchaseFacts({ purchase }: { purchase: Purchase }): ReactNode {
  const t = usePhrases();
  return (
    <Section
      title={t(($) => $.common.section.details)}
      actions={
        may({ resource: 'purchase', action: 'update' }) && (
          <FormButton label={t(($) => $.order.purchase.act.attach_tracking)} variant="default">
            {(close) => <AttachTrackingForm id={purchase.id} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Facts
        rows={[
          [t(($) => $.common.field.supplier), purchase.supplier?.name],
          [t(($) => $.order.purchase.field.buyer), purchase.buyer?.name],
          [t(($) => $.common.field.created_at), formatInstant(purchase.created_at)],
          [
            t(($) => $.common.field.tracking),
            <Group key="trackings" gap={4} justify="flex-end">
              {purchase.trackings?.map(({ id, code, received_at }) => (
                <Badge key={id} color={received_at === null ? 'gray' : 'green'}>
                  {code}
                </Badge>
              ))}
            </Group>,
          ],
          [t(($) => $.common.field.note), purchase.note],
        ]}
      />
    </Section>
  );
}
