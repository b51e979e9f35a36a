import type { ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { text, yesNo } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { NoteBox, TextBox, YesNo } from '#kit/inputs/inputs.tsx';
import { useFields } from '#kit/use-fields.ts';
import { PlaceFields } from './place-fields.tsx';

export type Address = ResponseOf<typeof address.get>;

const fieldsOf = ({ consignee = '' }: { consignee?: string | undefined }) => ({
  consignee: text({ required: true, start: consignee }),
  tel: text(),
  ward_id: text({ required: true }),
  address_detail: text({ required: true }),
  note: text(),
  default: yesNo(),
});

/** A new or saved address. It can be saved once ward and street are set. */
export function AddressForm({
  row,
  userId,
  consignee,
  onDone,
}: {
  row?: Address;
  userId: number;
  /** The proposed consignee. */
  consignee?: string | undefined;
  onDone: (row: Address) => void;
}): ReactNode {
  const t = usePhrases();
  const form = useFields(fieldsOf({ consignee }), {
    words: ($) => $.identity.address.field,
    row,
    send: (body) =>
      row === undefined
        ? deferRequest(address.create, { body: { ...filled(body), user_id: userId } })
        : deferRequest(address.update, { ...rowVersion(row), body }),
    onDone,
  });
  const { field, values } = form;
  const lacks = values.ward_id === '' || values.address_detail === '';
  return (
    <Form {...form} missing={lacks ? t(($) => $.identity.address.message.lacks) : undefined}>
      <div className="fields">
        <TextBox autoFocus {...field('consignee')} />
        <TextBox type="tel" {...field('tel')} />
        <PlaceFields
          wardId={form.values.ward_id}
          onChange={(ward_id) => form.set({ ward_id })}
          error={form.errorOf('ward_id')}
        />
        <div className="wide">
          <TextBox {...field('address_detail')} />
        </div>
        <div className="wide">
          <NoteBox {...field('note')} />
        </div>
        <YesNo {...field('default')} />
      </div>
    </Form>
  );
}

/** Empty fields of a new address are not sent. */
const filled = <Body extends object>(body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== '')) as Body;
