import { ActionIcon, Anchor, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  creditCurrency,
  creditOrder,
} from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { listCustomerWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { askFirst } from '#kit/action-buttons.tsx';
import { formatDate } from '#kit/format.ts';
import { FormButton, FormEnd, useForm } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { Money, StatusBadge } from '#kit/show.tsx';
import { SettleForm } from '#nouns/payment/payment-form.tsx';

interface Order {
  id: string;
  customer_id: number;
  purchase_cost_unsolved: string;
  service_fee_unsolved: string;
  shipping_fee_unsolved: string;
}
type CreditType = keyof typeof creditCurrency;

const allows = ({ actions }: RowOf<typeof creditOrder.list>, key: string): boolean =>
  actions.some((action) => action.key === key && action.allowed);

/** Credits granted for an order: create, draw, delete while unused. */
export function CreditCard({ order }: { order: Order }): ReactNode {
  const t = usePhrases();
  const allowed = may({ resource: 'credit_order', action: 'read' });
  const { data } = useCall(
    creditOrder.list,
    { query: { filter: { by_order: order.id }, include: ['wallet'] } },
    { enabled: allowed },
  );
  const remove = useAct(creditOrder.delete);
  if (!allowed) return null;
  return (
    <Section
      title={t(($) => $.accounting.credit_order.section.credits)}
      actions={
        may({ resource: 'credit_order', action: 'create' }) && (
          <FormButton label={t(($) => $.accounting.credit_order.act.new_credit)} variant="default">
            {(close) => <CreditForm order={order} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Rows
        rows={data?.data ?? []}
        idOf={({ id }) => id}
        columns={[
          {
            key: 'type',
            title: t(($) => $.common.field.type),
            render: (row) =>
              t(($) =>
                row.type === 'payment_order' ? $.common.field.goods_money : $.common.field.service_fee,
              ),
          },
          {
            key: 'amount',
            title: t(($) => $.common.field.amount),
            right: true,
            render: (row) => <Money value={row.amount} currency={creditCurrency[row.type]} />,
          },
          {
            key: 'used',
            title: t(($) => $.accounting.credit_order.field.used),
            right: true,
            render: (row) => <Money value={row.used_amount} currency={creditCurrency[row.type]} />,
          },
          {
            key: 'outstanding',
            title: t(($) => $.common.field.outstanding),
            right: true,
            render: (row) => <Money value={row.outstanding_amount} currency={creditCurrency[row.type]} />,
          },
          {
            key: 'due',
            title: t(($) => $.accounting.credit_order.field.due_date),
            render: (row) => (
              <Group gap={4} wrap="nowrap">
                <StatusBadge of="credit_order" id={row.due_state} label={formatDate(row.payment_due_date)} />
              </Group>
            ),
          },
          {
            key: 'do',
            title: '',
            right: true,
            render: (row) => (
              <Group gap={4} justify="flex-end" wrap="nowrap">
                {allows(row, 'draw') && (
                  <FormButton label={t(($) => $.accounting.credit_order.act.draw)} variant="subtle">
                    {(close) => (
                      <SettleForm
                        kind={row.type}
                        party={{ type: 'user', id: order.customer_id }}
                        receipt={{ type: 'order', id: order.id }}
                        currency={creditCurrency[row.type]}
                        amount={row.available_amount}
                        creditOrderId={row.id}
                        onDone={close}
                      />
                    )}
                  </FormButton>
                )}
                {allows(row, 'delete') && (
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={t(($) => $.common.act.remove)}
                    onClick={() => askFirst(() => remove.mutate({ params: { id: row.id } }))}
                  >
                    <IconTrash size={14} />
                  </ActionIcon>
                )}
              </Group>
            ),
          },
        ]}
      />
    </Section>
  );
}

function CreditForm({ order, onDone }: { order: Order; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const form = useForm(
    { type: 'payment_order', amount: order.purchase_cost_unsolved, payment_due_date: '' },
    { endpoint: creditOrder.create, onDone },
  );
  const { values, set, errorOf } = form;
  const currency = creditCurrency[values.type as CreditType];
  const { data: wallets } = useCall(listCustomerWallets, {
    query: { filter: { walletable_id: order.customer_id, currency_id: currency } },
  });
  const wallet = wallets?.data[0];
  return (
    <>
      <div className="fields">
        <Choice
          label={t(($) => $.common.field.type)}
          value={values.type}
          onChange={(type) =>
            set({
              type,
              amount: type === 'payment_order' ? order.purchase_cost_unsolved : order.service_fee_unsolved,
            })
          }
          options={[
            { value: 'payment_order', label: t(($) => $.common.field.goods_money) },
            { value: 'payment_service', label: t(($) => $.common.field.service_fee) },
          ]}
        />
        <MoneyInput
          label={`${t(($) => $.common.field.amount)} (${currency})`}
          currency={currency}
          value={values.amount}
          onChange={(amount) => set({ amount })}
          error={errorOf('amount')}
        />
        <DayInput
          label={t(($) => $.accounting.credit_order.field.due_date)}
          value={values.payment_due_date}
          onChange={(day) => set({ payment_due_date: day })}
          error={errorOf('payment_due_date')}
        />
      </div>
      {wallets !== undefined && wallet === undefined && (
        <Anchor href="#/accounting/account/customer" size="sm">
          {t(($) => $.accounting.credit_order.message.add_wallets)}
        </Anchor>
      )}
      <FormEnd
        {...form}
        disabled={wallet === undefined || values.amount === '' || values.payment_due_date === ''}
        onSubmit={() =>
          form.submit({
            order_id: order.id,
            type: values.type as CreditType,
            wallet_id: wallet!.id,
            amount: values.amount,
            payment_due_date: values.payment_due_date,
          })
        }
      />
    </>
  );
}
