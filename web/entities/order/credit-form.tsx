import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  creditCurrency,
  creditOrder,
} from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import {
  listCustomerWallets,
  openCustomerWallet,
} from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { documentEndpoints } from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import { isPositive, least } from '@hakobu/contract/kernel/decimal.ts';
import type { BodyInput, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation, useData } from '#client/hooks.ts';
import { deferRequest, type DeferredRequest } from '#client/deferred-request.ts';
import { can } from '#kit/document/document-actions.tsx';
import { money, oneOf, text } from '#kit/fields.ts';
import { formatMoney, today } from '#kit/format.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Order } from './order.ts';

const type = oneOf(['payment_order', 'payment_service']);

type Grant = BodyInput<typeof creditOrder.create>;

/** Grants a credit and draws the amount due of the order from it. Both requests are idempotent. */
function grantAndDraw(
  credit: Grant,
  customer: number,
  draw: { amount: string; voucher_date: string } | undefined,
): DeferredRequest<unknown> {
  const grant = deferRequest(creditOrder.create, { body: credit });
  if (draw === undefined) return grant;
  const send = async (key: string) => {
    const { id } = await grant(key);
    return deferRequest(documentEndpoints[credit.type], {
      body: {
        ...{ transactionable_type: 'user', transactionable_id: customer, credit_order_id: id },
        ...draw,
        currency_id: creditCurrency[credit.type],
        receipts: [{ receiptable_type: 'order', receiptable_id: credit.order_id }],
      },
    })(`${key}-draw`);
  };
  return Object.assign(send, { endpoint: creditOrder.create });
}

/** Opens wallets that the customer does not have yet. */
function AddWallets({ customer, currency }: { customer: number; currency: CurrencyId }): ReactNode {
  const t = usePhrases();
  const opening = useEndpointMutation(openCustomerWallet);
  return (
    <Button
      variant="default"
      loading={opening.isPending}
      onClick={() => opening.mutate({ body: { walletable_id: customer, currency_id: currency } })}
    >
      {t(($) => $.accounting.credit_order.message.add_wallets)}
    </Button>
  );
}

const fieldsOf = (amount: string) => ({
  type,
  amount: money({ start: amount, required: true }),
  payment_due_date: text({ required: true }),
  voucher_date: text({ start: today() }),
});

/**
 * Grants a credit for an order on the customer's wallet in its currency. The unpaid amount is proposed and
 * drawn.
 */
export function CreditForm({ order, onDone }: { order: Order; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const unsolved = {
    payment_order: order.purchase_cost_unsolved,
    payment_service: order.service_fee_unsolved,
  };
  const form = useFields(fieldsOf(unsolved.payment_order), {
    send: ({ voucher_date, ...body }) =>
      grantAndDraw(
        { ...body, order_id: order.id, wallet_id: wallet?.id ?? 0 },
        order.customer_id,
        drawn === undefined ? undefined : { amount: drawn, voucher_date },
      ),
    onDone,
  });
  const { field, set, values } = form;
  const currency = creditCurrency[type.sent(values.type)];
  const wallets = useData(listCustomerWallets, {
    query: { filter: { walletable_id: order.customer_id, currency_id: currency } },
  });
  const wallet: RowOf<typeof listCustomerWallets> | undefined = wallets?.data[0];
  const asked: string = unsolved[type.sent(values.type)];
  const payable = can(order.actions, 'pay') && isPositive(asked) && isPositive(values.amount || '0');
  const drawn: string | undefined = payable ? least(values.amount, asked) : undefined;
  return (
    <Form
      {...form}
      disabled={wallet === undefined || !isPositive(values.amount || '0') || values.payment_due_date === ''}
    >
      <div className="fields">
        <Choice
          {...field('type')}
          onChange={(next) => set({ type: next, amount: unsolved[type.sent(next)] })}
          options={[
            { value: 'payment_order', label: t(($) => $.common.field.goods_money) },
            { value: 'payment_service', label: t(($) => $.common.field.service_fee) },
          ]}
        />
        <MoneyInput
          currency={currency}
          {...field('amount', ($) => `${$.common.field.amount} (${currency})`)}
        />
        <DayInput {...field('payment_due_date', ($) => $.accounting.credit_order.field.due_date)} />
        {drawn !== undefined && <DayInput {...field('voucher_date', ($) => $.common.field.voucher_date)} />}
      </div>
      {drawn !== undefined && (
        <Text size="sm" c="dimmed">
          {t(($) => $.accounting.credit_order.message.drawn_at_once, {
            amount: formatMoney(drawn, currency),
          })}
        </Text>
      )}
      {wallets !== undefined && wallet === undefined && (
        <AddWallets customer={order.customer_id} currency={currency} />
      )}
    </Form>
  );
}
