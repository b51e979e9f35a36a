import { Badge, Group, Stack, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import {
  approvePurchase,
  attachTracking,
  cancelPurchase,
  getPurchase,
  orderPurchase,
} from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import {
  createTracking,
  listTrackings,
  normaliseTracking,
} from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { call } from '#client/call.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { ActionButton, askFirst } from '#kit/action-buttons.tsx';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { MoneySummary } from '#kit/document/money-summary.tsx';
import { formatInstant } from '#kit/format.ts';
import { FormButton, FormEnd } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { Facts, Page, Rows, Section } from '#kit/page.tsx';
import { Figure, Money, StatusBadge } from '#kit/show.tsx';
import { notifyError } from '#kit/toasts.ts';
import { MoveButtons } from '#nouns/payment/move-buttons.tsx';
import { SettleForm } from '#nouns/payment/payment-form.tsx';
import { TransactionsCard } from '#nouns/payment/transactions-card.tsx';

export const Route = createFileRoute('/_shell/purchase/purchases/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.order.purchase.title.one,
    needs: { all: [{ resource: 'purchase', action: 'read' }] },
  },
});

function Screen() {
  const t = usePhrases();
  const id = Number(Route.useParams().id);
  const { data: purchase } = useCall(getPurchase, { params: { id } });
  const approve = useAct(approvePurchase);
  const order = useAct(orderPurchase);
  const cancel = useAct(cancelPurchase);
  if (purchase === undefined) return null;
  const label = (status: string) =>
    t(
      ($) =>
        (
          {
            ...$.order.purchase.status,
            Newish: $.order.purchase.status.New,
            Paid: $.common.field.paid,
            WaitingToReceive: $.order.purchase.status.Ordered,
            ReceivedAtWarehouse: $.order.purchase.status.Received,
          } as Record<string, string>
        )[status] ?? status,
    );
  const pays =
    may({ resource: 'transaction', action: 'create' }) &&
    purchase.approved_at !== null &&
    isPositive(purchase.unsolved);
  return (
    <Page
      title={`${t(($) => $.order.purchase.title.one)} ${purchase.id}`}
      badge={
        <StatusBadge
          of="purchase"
          id={purchase.status_id}
          label={t(
            ($) =>
              $.order.purchase.status[purchase.status_id as keyof Phrases['order']['purchase']['status']],
          )}
        />
      }
      actions={
        <>
          {purchase.approved_at === null && (
            <ActionButton
              actions={purchase.actions}
              name="approve"
              loading={approve.isPending}
              onClick={() => approve.mutate({ params: { id } })}
            />
          )}
          {purchase.ordered_at === null && (
            <ActionButton
              actions={purchase.actions}
              name="order"
              loading={order.isPending}
              onClick={() => order.mutate({ params: { id } })}
            />
          )}
          {purchase.items?.every(({ received_quantity }) => received_quantity === '0') && (
            <ActionButton
              actions={purchase.actions}
              name="cancel"
              color="red"
              onClick={() => askFirst(() => cancel.mutate({ params: { id } }))}
            />
          )}
        </>
      }
    >
      <div className="columns">
        <Section
          title={t(($) => $.common.section.details)}
          actions={
            may({ resource: 'purchase', action: 'update' }) && (
              <FormButton label={t(($) => $.order.purchase.act.attach_tracking)} variant="default">
                {(close) => <TrackingForm id={id} onDone={close} />}
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
                  {purchase.trackings?.map((tracking) => (
                    <Badge key={tracking.id} color={tracking.received_at === null ? 'gray' : 'green'}>
                      {tracking.code}
                    </Badge>
                  ))}
                </Group>,
              ],
              [t(($) => $.common.field.note), purchase.note],
            ]}
          />
        </Section>
        <Section
          title={t(($) => $.common.section.money)}
          actions={
            pays && (
              <>
                <MoveButtons
                  screen="purchase"
                  variant="default"
                  partyId={String(purchase.supplier_id)}
                  amount={purchase.unsolved}
                  currency={purchase.currency_id}
                />
                <FormButton label={t(($) => $.common.act.pay)}>
                  {(close) => (
                    <SettleForm
                      kind="payment_purchase"
                      party={{ type: 'supplier', id: purchase.supplier_id }}
                      receipt={{ type: 'purchase', id }}
                      currency={purchase.currency_id as CurrencyId}
                      amount={purchase.unsolved}
                      onDone={close}
                    />
                  )}
                </FormButton>
              </>
            )
          }
        >
          <MoneySummary
            lines={[
              {
                label: t(($) => $.common.field.total),
                currency: purchase.currency_id,
                total: purchase.total,
                paid: purchase.paid,
                debited: purchase.debited,
                outstanding: purchase.outstanding,
                unsolved: purchase.unsolved,
              },
            ]}
          />
        </Section>
      </div>
      <Section title={t(($) => $.common.section.lines)}>
        <Rows
          rows={purchase.items ?? []}
          idOf={(item) => item.id}
          columns={[
            {
              key: 'product',
              title: t(($) => $.common.field.product),
              render: (item) => (
                <Stack gap={0}>
                  <Text size="sm">{item.product_name}</Text>
                  <Text size="xs" c="dimmed">
                    {item.product_id}
                  </Text>
                </Stack>
              ),
            },
            {
              key: 'status',
              title: t(($) => $.common.field.status),
              render: (item) => (
                <StatusBadge of="purchase_item" id={item.status_id} label={label(item.status_id)} />
              ),
            },
            {
              key: 'price',
              title: t(($) => $.common.field.price),
              right: true,
              render: (item) => <Money value={item.price} currency={item.currency_id} />,
            },
            {
              key: 'quantity',
              title: t(($) => $.common.field.quantity),
              right: true,
              render: (item) => <Figure value={item.quantity} />,
            },
            {
              key: 'received',
              title: t(($) => $.common.field.received),
              right: true,
              render: (item) => <Figure value={item.received_quantity} />,
            },
            {
              key: 'distributed',
              title: t(($) => $.common.field.distributed),
              right: true,
              render: (item) => <Figure value={item.distributed_quantity} />,
            },
            {
              key: 'total',
              title: t(($) => $.common.field.total),
              right: true,
              render: (item) => <Money value={item.balance} currency={item.currency_id} />,
            },
          ]}
        />
      </Section>
      <div className="columns">
        <TransactionsCard type="purchase" id={id} />
        <ChangeLog type="purchase" id={id} />
      </div>
    </Page>
  );
}

/** Attaches a tracking by its code, making it when it is new. */
function TrackingForm({ id, onDone }: { id: number; onDone: () => void }) {
  const t = usePhrases();
  const [code, setCode] = useState('');
  const attach = useAct(attachTracking, { onDone });
  const submit = async () => {
    try {
      const { data } = await call(listTrackings, { query: { filter: { code } } });
      if (!data.some((tracking) => tracking.code === normaliseTracking(code)))
        await call(createTracking, { body: { code } });
      attach.mutate({ params: { id }, body: { tracking_id: code } });
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <>
      <TextBox autoFocus label={t(($) => $.common.field.tracking)} value={code} onChange={setCode} />
      <FormEnd
        busy={attach.isPending}
        disabled={normaliseTracking(code) === ''}
        onSubmit={() => void submit()}
      />
    </>
  );
}
