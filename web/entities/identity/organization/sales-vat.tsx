import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { setSalesVat } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { orderTypeIds } from '@hakobu/contract/order/order/order-types.ts';
import { usePhrases } from '#app/i18n.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { money, oneOf } from '#kit/fields.ts';
import { Form, FormButton } from '#kit/form.tsx';
import { Choice } from '#kit/inputs/inputs.tsx';
import { PercentInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { labelIn } from '#kit/labels.ts';
import type { Organization } from './organization-form.tsx';

/** The VAT rate of sales by order type and currency. */
export function SalesVat({ row, editable }: { row: Organization; editable: boolean }): ReactNode {
  const t = usePhrases();
  return (
    <Group gap="xs">
      <Text size="sm" span>
        {row.sales_vat
          .map(
            ({ type_id, currency_id, percent }) =>
              `${t(($) => labelIn($.order.order.type, type_id, ''))} ${currency_id} ${percent}%`,
          )
          .join(', ') || '0%'}
      </Text>
      {editable && (
        <FormButton
          label={t(($) => $.common.act.edit)}
          title={t(($) => $.identity.organization.field.sales_vat)}
          variant="subtle"
          size="compact-sm"
        >
          {(close) => <SalesVatForm row={row} onDone={close} />}
        </FormButton>
      )}
    </Group>
  );
}

const START = { type_id: 'retail', currency_id: 'VND' } as const;
const type = oneOf(orderTypeIds, { start: START.type_id });
const currency = oneOf(['VND', 'JPY', 'USD'], { start: START.currency_id });

interface Which {
  type_id: string;
  currency_id: string;
}

/** The current rate of an order type and currency; undefined if none is set. */
const percentOf = ({ sales_vat }: Organization, { type_id, currency_id }: Which): string =>
  sales_vat.find((one) => one.type_id === type_id && one.currency_id === currency_id)?.percent ?? '0';

function SalesVatForm({ row, onDone }: { row: Organization; onDone: () => void }) {
  const t = usePhrases();
  const percent = money({ start: percentOf(row, START) });
  const form = useFields(
    { type_id: type, currency_id: currency, percent },
    {
      words: ($) => $.identity.organization.field,
      send: (body) => deferRequest(setSalesVat, { ...rowVersion(row), body }),
      onDone,
    },
  );
  const { field, values } = form;
  const choose = (change: Partial<Which>) =>
    form.set({ ...change, percent: percentOf(row, { ...values, ...change }) });
  return (
    <Form {...form}>
      <div className="fields">
        <Choice
          {...field('type_id')}
          onChange={(type_id) => choose({ type_id })}
          options={orderTypeIds.map((id) => ({ value: id, label: t(($) => $.order.order.type[id]) }))}
        />
        <Choice
          {...field('currency_id')}
          onChange={(currency_id) => choose({ currency_id })}
          options={currencyIds.map((id) => ({ value: id, label: id }))}
        />
        <PercentInput {...field('percent')} />
      </div>
    </Form>
  );
}
