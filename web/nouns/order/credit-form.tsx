import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  creditCurrency,
  creditOrder,
} from '@hakobu/contract/accounting/credit-order/credit-order.endpoints.ts';
import { listCustomerWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { useData } from '#client/hooks.ts';
import { prepare } from '#client/prepared.ts';
import { money, oneOf, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Order } from './order.ts';

const type = oneOf(['payment_order', 'payment_service']);

/** A credit for an order, on the customer's wallet of its currency; what is unsolved is proposed. */
export function CreditForm({ order, onDone }: { order: Order; onDone: () => void }): ReactNode {
  const t = usePhrases();
  const unsolved = {
    payment_order: order.purchase_cost_unsolved,
    payment_service: order.service_fee_unsolved,
  };
  const form = useFields(
    {
      type,
      amount: money({ start: unsolved.payment_order, required: true }),
      payment_due_date: text({ required: true }),
    },
    {
      send: (body) =>
        prepare(creditOrder.create, { body: { ...body, order_id: order.id, wallet_id: wallet?.id ?? 0 } }),
      onDone,
    },
  );
  const { field, set, values } = form;
  const currency = creditCurrency[type.sent(values.type)];
  const wallets = useData(listCustomerWallets, {
    query: { filter: { walletable_id: order.customer_id, currency_id: currency } },
  });
  const wallet: RowOf<typeof listCustomerWallets> | undefined = wallets?.data[0];
  return (
    <Form {...form} disabled={wallet === undefined}>
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
      </div>
      {wallets !== undefined && wallet === undefined && (
        <Anchor href="#/accounting/account/customer" size="sm">
          {t(($) => $.accounting.credit_order.message.add_wallets)}
        </Anchor>
      )}
    </Form>
  );
}
