import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { setSalesVat } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { orderTypeIds } from '@hakobu/contract/order/order/order-types.ts';
import { usePhrases } from '#app/i18n.ts';
import { at, prepare } from '#client/prepared.ts';
import { money, oneOf } from '#kit/fields.ts';
import { Form, FormButton } from '#kit/form.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { PercentInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { wordIn } from '#kit/words.ts';
import type { Organization } from './organization-form.tsx';

/** The VAT in what is sold, by type of order and currency, with what changes one of them. */
export function SalesVat({ row, editable }: { row: Organization; editable: boolean }): ReactNode {
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
