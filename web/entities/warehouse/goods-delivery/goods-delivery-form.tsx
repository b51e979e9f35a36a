import type { ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import {
  createGoodsDelivery,
  listDeliveryPartners,
} from '@hakobu/contract/warehouse/goods-delivery/goods-delivery.endpoints.ts';
import { call, queryKeyOf } from '#client/call.ts';
import { queryClient, useData, useLookup } from '#client/hooks.ts';
import { deferRequestFrom } from '#client/deferred-request.ts';
import { id, idOrNone, text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { useFields } from '#kit/use-fields.ts';
import { AddressPicker } from '#entities/address/address-picker.tsx';
import { CustomerPicker } from '#entities/identity/customer-picker.tsx';
import type { Delivery } from './goods-delivery.ts';

/** Recipient, address and carrier of a delivery. Another customer has other addresses. */
export function DeliveryForm({ onDone }: { onDone: (row: Delivery) => void }): ReactNode {
  const partners = useLookup(listDeliveryPartners).map((row) => ({ value: String(row.id), label: row.name }));
  const form = useFields(
    {
      customer_id: id(),
      delivery_partner_id: idOrNone({ start: partners[0]?.value }),
      address_id: idOrNone(),
      note: text(),
    },
    {
      words: ($) => $.warehouse.goods_delivery.field,
      send: ({ address_id, ...body }) =>
        deferRequestFrom(createGoodsDelivery, async () => ({
          body: { ...body, address_id: address_id ?? (await findUsual(body.customer_id)) ?? null },
        })),
      onDone,
    },
  );
  const { field, values, set } = form;
  const usual = useUsualAddress(values.customer_id);
  return (
    <Form {...form}>
      <div className="fields">
        <CustomerPicker
          {...field('customer_id')}
          onChange={(customer_id) => set({ customer_id, address_id: '' })}
        />
        <Choice {...field('delivery_partner_id')} options={partners} />
        <div className="wide">
          <AddressPicker
            {...field('address_id')}
            userId={values.customer_id}
            value={values.address_id || String(usual ?? '')}
            error={form.errorOf('address_id')}
          />
        </div>
        <div className="wide">
          <NoteBox {...field('note')} />
        </div>
      </div>
    </Form>
  );
}

const addressesOf = (userId: string | number) => ({ query: { filter: { user_id: String(userId) } } });
/** The default address, or the first. */
const usualOf = ({ data }: ResponseOf<typeof address.list>): number | undefined =>
  (data.find((row) => row.default) ?? data[0])?.id;

function useUsualAddress(userId: string): number | undefined {
  const known = useData(address.list, addressesOf(userId), { enabled: userId !== '' });
  return known === undefined || userId === '' ? undefined : usualOf(known);
}

/** The same when the form is submitted before the addresses are shown. */
async function findUsual(userId: number): Promise<number | undefined> {
  const input = addressesOf(userId);
  return usualOf(
    await queryClient.ensureQueryData({
      queryKey: queryKeyOf(address.list, input),
      queryFn: () => call(address.list, input),
    }),
  );
}
