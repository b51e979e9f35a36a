import { Badge, Group, Stack, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  createOrganization,
  listOrganizations,
  organizationMembers,
  setSalesVat,
  updateOrganization,
} from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { orderTypeIds } from '@hakobu/contract/order/order/order-types.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { at, prepare } from '#client/prepared.ts';
import { CreateButton } from '#kit/create-button.tsx';
import { countryName, formatMoney } from '#kit/format.ts';
import { money, oneOf, text, textOrNone } from '#kit/fields.ts';
import { Form, FormButton } from '#kit/form.tsx';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput, PercentInput } from '#kit/inputs/numbers.tsx';
import { LinksCard } from '#kit/links-card.tsx';
import { Facts, Page, Section } from '#kit/page.tsx';
import { ReadState } from '#kit/read-state.tsx';
import { useFields } from '#kit/use-fields.ts';
import { wordIn } from '#kit/words.ts';

export const Route = createFileRoute('/_shell/admin/organizations')({
  component: Screen,
  staticData: {
    title: ($) => $.identity.organization.plural,
    needs: { all: [{ resource: 'organization', action: 'update' }] },
    menu: { group: 'admin', order: 3 },
    creates: {
      order: 12,
      noun: ($) => $.identity.organization.name,
      needs: { resource: 'organization', action: 'create' },
    },
  },
});

type Organization = RowOf<typeof listOrganizations>;
const ZONES = ['Asia/Ho_Chi_Minh', 'Asia/Tokyo'];

/** The company, its warehouses below it, who works there and in which areas. */
function Screen() {
  const t = usePhrases();
  const reading = useCall(listOrganizations, { query: { include: ['members', 'areas'] } });
  const all = reading.data?.data ?? [];
  const companies = all.filter(({ parent_id }) => parent_id === null);
  return (
    <Page
      title={t(($) => $.identity.organization.plural)}
      actions={
        may({ resource: 'organization', action: 'create' }) &&
        companies[0] && (
          <CreateButton>
            {(close) => <OrganizationForm parentId={companies[0]!.id} onDone={close} />}
          </CreateButton>
        )
      }
    >
      {reading.data === undefined && <ReadState of={reading} shape="rows" />}
      {companies.map((company) => (
        <Branch key={company.id} organization={company}>
          <div className="columns">
            {all
              .filter(({ parent_id }) => parent_id === company.id)
              .map((warehouse) => (
                <Branch key={warehouse.id} organization={warehouse} />
              ))}
          </div>
        </Branch>
      ))}
    </Page>
  );
}

function Branch({ organization: row, children }: { organization: Organization; children?: ReactNode }) {
  const t = usePhrases();
  const editable = may({ resource: 'organization', action: 'update' });
  return (
    <Section
      title={
        <Group gap="xs">
          {row.name}
          <Badge color={row.kind === 'company' ? 'teal' : 'blue'}>
            {t(($) => $.identity.organization.kind[row.kind])}
          </Badge>
        </Group>
      }
      actions={
        editable && (
          <FormButton label={t(($) => $.common.act.edit)} variant="default">
            {(close) => <OrganizationForm row={row} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Facts
        rows={[
          [t(($) => $.identity.organization.field.time_zone), row.time_zone],
          row.kind === 'company' && [t(($) => $.common.field.address), row.address],
          row.kind === 'company' && [t(($) => $.identity.organization.field.tax_code), row.tax_code],
          row.kind === 'company' && [
            t(($) => $.identity.organization.field.auction_cancel_fee),
            formatMoney(row.auction_cancel_fee, 'JPY'),
          ],
          row.kind === 'company' && [
            t(($) => $.identity.organization.field.sales_vat),
            <SalesVat key="vat" row={row} editable={editable} />,
          ],
          (row.areas ?? []).length > 0 && [
            t(($) => $.identity.organization.field.areas),
            <Text key="areas" size="sm" span>
              {row.areas
                ?.map(
                  ({ name, kind, country_id }) =>
                    `${name} (${t(($) => $.identity.organization.kind[kind])}, ${countryName(country_id)})`,
                )
                .join(', ')}
            </Text>,
          ],
        ]}
      />
      <Stack gap="sm" mt="sm">
        <LinksCard
          title={t(($) => $.identity.organization.field.members)}
          links={organizationMembers}
          id={row.id}
          linked={row.members ?? []}
          choices={user.list}
          editable={editable}
        />
        {children}
      </Stack>
    </Section>
  );
}

const fields = {
  name: text({ required: true }),
  time_zone: text({ start: ZONES[0]! }),
  address: textOrNone(),
  tax_code: textOrNone(),
  auction_cancel_fee: money(),
  area: text(),
  kind: oneOf(['origin', 'destination'], { start: 'destination' }),
  country: text({ start: 'vn' }),
};

function OrganizationForm({
  row,
  parentId,
  onDone,
}: {
  row?: Organization;
  parentId?: number;
  onDone: () => void;
}) {
  const t = usePhrases();
  const form = useFields(fields, {
    words: ($) => $.identity.organization.field,
    row,
    send: ({ area, kind, country, auction_cancel_fee, address, tax_code, ...body }) =>
      row !== undefined
        ? prepare(updateOrganization, {
            ...at(row),
            body: { ...body, ...(row.kind === 'company' && { auction_cancel_fee, address, tax_code }) },
          })
        : prepare(createOrganization, {
            body: {
              ...body,
              parent_id: parentId,
              ...(area !== '' && { area: { name: area, kind, country_id: country } }),
            },
          }),
    onDone,
  });
  const { field } = form;
  const zones = [...new Set([...ZONES, form.values.time_zone])];
  return (
    <Form {...form}>
      <div className="fields">
        <TextBox autoFocus {...field('name')} />
        <Choice {...field('time_zone')} options={zones.map((zone) => ({ value: zone, label: zone }))} />
        {row?.kind === 'company' && <TextBox {...field('address')} />}
        {row?.kind === 'company' && <TextBox {...field('tax_code')} />}
        {row?.kind === 'company' && <MoneyInput currency="JPY" {...field('auction_cancel_fee')} />}
        {row === undefined && (
          <>
            <TextBox {...field('area')} error={form.errorOf('area.name')} />
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
        )}
      </div>
    </Form>
  );
}

/** The VAT in what is sold, by type of order and currency, with what changes one of them. */
function SalesVat({ row, editable }: { row: Organization; editable: boolean }) {
  const t = usePhrases();
  return (
    <Group gap="xs">
      <Text size="sm" span>
        {row.sales_vat
          .map(
            ({ type_id, currency_id, percent }) =>
              `${t(($) => wordIn($.order.order.type, type_id, ''))} ${currency_id} ${percent} %`,
          )
          .join(', ') || '0 %'}
      </Text>
      {editable && (
        <FormButton label={t(($) => $.common.act.edit)} variant="subtle" size="compact-sm">
          {(close) => <SalesVatForm row={row} onDone={close} />}
        </FormButton>
      )}
    </Group>
  );
}

const vatFields = {
  type_id: oneOf(orderTypeIds, { start: 'retail' }),
  currency_id: oneOf(['VND', 'JPY', 'USD'], { start: 'VND' }),
  percent: money(),
};

function SalesVatForm({ row, onDone }: { row: Organization; onDone: () => void }) {
  const t = usePhrases();
  const form = useFields(vatFields, {
    words: ($) => $.identity.organization.field,
    send: (body) => prepare(setSalesVat, { ...at(row), body }),
    onDone,
  });
  const { field } = form;
  return (
    <Form {...form}>
      <div className="fields">
        <Choice
          {...field('type_id')}
          options={orderTypeIds.map((id) => ({ value: id, label: t(($) => $.order.order.type[id]) }))}
        />
        <Choice {...field('currency_id')} options={currencyIds.map((id) => ({ value: id, label: id }))} />
        <PercentInput {...field('percent')} />
      </div>
    </Form>
  );
}
