import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { updatePurchase } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { money, text, yesNo } from '#kit/fields.ts';
import { canChange, changeableFields } from '#kit/document/can-change.ts';
import { can } from '#kit/document/document-actions.tsx';
import { Form, FormButton } from '#kit/form.tsx';
import { formatInstant } from '#kit/format.ts';
import { NoteBox, YesNo } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { Facts, Section } from '#kit/page.tsx';
import { useFields } from '#kit/use-fields.ts';
import { Reference } from '#kit/reference.tsx';
import type { Purchase } from './purchase.ts';

/** Supplier, buyer and orders of a purchase. */
export function PurchaseFacts({ purchase }: { purchase: Purchase }): ReactNode {
  const t = usePhrases();
  const { supplier, supplier_id, buyer, note, actions, created_at, ordered_at } = purchase;
  return (
    <Section
      title={t(($) => $.common.section.details)}
      actions={
        can(actions, 'update') && (
          <FormButton label={t(($) => $.order.purchase.act.edit)} variant="default">
            {(close) => <HeadForm purchase={purchase} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Facts
        rows={[
          [
            t(($) => $.common.field.supplier),
            <Reference key="supplier" of="supplier" id={supplier_id}>
              {supplier?.name}
            </Reference>,
          ],
          [t(($) => $.order.purchase.field.buyer), buyer?.name],
          [t(($) => $.order.order_item.field.orders), <Orders key="orders" of={purchase} />],
          [t(($) => $.common.field.created_at), formatInstant(created_at)],
          [t(($) => $.order.purchase.field.ordered_at), formatInstant(ordered_at)],
          [t(($) => $.common.field.note), note],
        ]}
      />
    </Section>
  );
}

/** The orders of a purchase with their customers. */
const Orders = ({ of: { orders = [] } }: { of: Purchase }): ReactNode =>
  orders.length > 0 && (
    <Stack gap={2} align="flex-end">
      {orders.map(({ id, customer_name }) => (
        <Text key={id} size="sm">
          <Reference of="order" id={id} /> · {customer_name}
        </Text>
      ))}
    </Stack>
  );

const fields = { additional_cost: money(), compensation_cuts_price: yesNo(), note: text() };

/** Changes the head of a saved purchase. */
function HeadForm({ purchase, onDone }: { purchase: Purchase; onDone: () => void }): ReactNode {
  const form = useFields(fields, {
    row: { ...purchase, additional_cost: purchase.additional_cost ?? '' },
    words: ($) => $.order.purchase.field,
    send: ({ note, additional_cost, compensation_cuts_price }) =>
      deferRequest(updatePurchase, {
        ...rowVersion(purchase),
        body:
          purchase.additional_cost === null
            ? { note }
            : changeableFields(purchase.actions, { note, additional_cost, compensation_cuts_price }),
      }),
    onDone,
  });
  return (
    <Form {...form}>
      {purchase.additional_cost !== null && (
        <>
          {canChange(purchase.actions, 'additional_cost') && (
            <MoneyInput
              currency={currencyIds.find((id) => id === purchase.currency_id) ?? 'JPY'}
              {...form.field('additional_cost')}
            />
          )}
          <YesNo {...form.field('compensation_cuts_price')} />
        </>
      )}
      <NoteBox {...form.field('note')} />
    </Form>
  );
}
