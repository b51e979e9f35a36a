import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  createOrganization,
  updateOrganization,
  type listOrganizations,
} from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { measure, money, oneOf, text, textOrNone } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { countryName } from '#kit/format.ts';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput, PercentInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';

export type Organization = RowOf<typeof listOrganizations>;
const ZONES = ['Asia/Ho_Chi_Minh', 'Asia/Tokyo'];

const fields = {
  name: text({ required: true }),
  time_zone: text({ start: ZONES[0]! }),
  address: textOrNone(),
  tax_code: textOrNone(),
  tel: text(),
  representative: text(),
  auction_cancel_fee: money(),
  quantity_tolerance: measure(),
  area: text(),
  kind: oneOf(['origin', 'destination'], { start: 'destination' }),
  country: text({ start: 'vn' }),
};

interface OrganizationFormProps {
  row?: Organization;
  parentId?: number;
  onDone: () => void;
}

/** The form state of an organization, and the endpoint that saves it. */
function useOrganizationFields({ row, parentId, onDone }: OrganizationFormProps) {
  return useFields(fields, {
    words: ($) => $.identity.organization.field,
    row,
    send: ({ area, kind, country, name, time_zone, ...ofCompany }) =>
      row !== undefined
        ? deferRequest(updateOrganization, {
            ...rowVersion(row),
            body: {
              ...{ name, time_zone },
              ...(row.kind === 'company' && ofCompany),
            },
          })
        : deferRequest(createOrganization, {
            body: {
              ...{ name, time_zone },
              parent_id: parentId,
              ...(area !== '' && { area: { name: area, kind, country_id: country } }),
            },
          }),
    onDone,
  });
}

/** Creates a warehouse of a company, or changes an organization. */
export function OrganizationForm(props: OrganizationFormProps): ReactNode {
  const { row } = props;
  const form = useOrganizationFields(props);
  const { field } = form;
  const zones = [...new Set([...ZONES, form.values.time_zone])];
  return (
    <Form {...form}>
      <div className="fields">
        <TextBox autoFocus {...field('name')} />
        <Choice {...field('time_zone')} options={zones.map((zone) => ({ value: zone, label: zone }))} />
        {row?.kind === 'company' && (
          <>
            <TextBox {...field('address')} />
            <TextBox {...field('tax_code')} />
            <TextBox type="tel" {...field('tel')} />
            <TextBox {...field('representative')} />
            <MoneyInput currency="JPY" {...field('auction_cancel_fee')} />
            <PercentInput {...field('quantity_tolerance')} />
          </>
        )}
        {row === undefined && <AreaFields form={form} />}
      </div>
    </Form>
  );
}

/** The area of a new warehouse. */
function AreaFields({
  form: { field, errorOf },
}: {
  form: ReturnType<typeof useOrganizationFields>;
}): ReactNode {
  const t = usePhrases();
  return (
    <>
      <TextBox {...field('area')} error={errorOf('area.name')} />
      <Choice
        {...field('kind')}
        options={(['origin', 'destination'] as const).map((id) => ({
          value: id,
          label: t(($) => $.identity.organization.kind[id]),
        }))}
      />
      <Choice
        {...field('country')}
        options={['vn', 'jp'].map((id) => ({ value: id, label: countryName(id) }))}
      />
    </>
  );
}
