import type { ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { address } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { FormEnd, useForm } from '#kit/form.tsx';
import { NoteBox, TextBox, YesNo } from '#kit/inputs/inputs.tsx';
import { PlaceFields } from './place-fields.tsx';

export type Address = ResponseOf<typeof address.get>;

/**
 * An address for somebody, new or there already. It can be saved once a ward is chosen and the street is
 * there.
 */
export function AddressForm({
  row,
  userId,
  onDone,
}: {
  row?: Address;
  userId: number;
  onDone: (row: Address) => void;
}): ReactNode {
  const t = usePhrases();
  const form = useForm(
    {
      consignee: row?.consignee ?? '',
      tel: row?.tel ?? '',
      ward_id: row?.ward_id ?? '',
      address_detail: row?.address_detail ?? '',
      note: row?.note ?? '',
      default: row?.default ?? false,
    },
    {
      endpoint: row === undefined ? address.create : (address.update as unknown as typeof address.create),
      onDone,
      message: t(row === undefined ? ($) => $.common.message.created : ($) => $.common.message.saved),
      ...(row !== undefined && { params: { id: row.id } as never, version: row.version }),
    },
  );
  const { values, set, errorOf } = form;
  const filled = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== ''),
  ) as typeof values; // a new address leaves out what is empty
  return (
    <>
      <div className="fields">
        <TextBox
          autoFocus
          required
          label={t(($) => $.common.field.consignee)}
          value={values.consignee}
          onChange={(consignee) => set({ consignee })}
          error={errorOf('consignee')}
        />
        <TextBox
          type="tel"
          label={t(($) => $.common.field.tel)}
          value={values.tel}
          onChange={(tel) => set({ tel })}
          error={errorOf('tel')}
        />
        <PlaceFields
          wardId={values.ward_id}
          onChange={(ward_id) => set({ ward_id })}
          error={errorOf('ward_id')}
        />
        <div className="wide">
          <TextBox
            required
            label={t(($) => $.identity.address.field.address_detail)}
            value={values.address_detail}
            onChange={(address_detail) => set({ address_detail })}
            error={errorOf('address_detail')}
          />
        </div>
        <div className="wide">
          <NoteBox
            label={t(($) => $.common.field.note)}
            value={values.note}
            onChange={(note) => set({ note })}
          />
        </div>
        <YesNo
          label={t(($) => $.identity.address.field.default)}
          value={values.default}
          onChange={(mark) => set({ default: mark })}
        />
      </div>
      <FormEnd
        {...form}
        disabled={values.consignee === '' || values.ward_id === '' || values.address_detail.trim() === ''}
        onSubmit={() =>
          form.submit(
            row === undefined ? { ...filled, user_id: userId } : ({ ...values, user_id: userId } as never),
          )
        }
      />
    </>
  );
}
