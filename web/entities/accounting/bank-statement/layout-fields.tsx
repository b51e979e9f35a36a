import type { ReactNode } from 'react';
import type { readBankStatement } from '@hakobu/contract/accounting/bank-statement/bank-statement.endpoints.ts';
import { layoutColumns, type StatementLayout } from '@hakobu/contract/accounting/bank-statement/layout.ts';
import { dateOrders, decimalSigns } from '@hakobu/contract/kernel/notation.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { Choice } from '#kit/inputs/inputs.tsx';
import { Section } from '#kit/page.tsx';

export type LayoutFormValues = { [Name in keyof StatementLayout]: string };

/** The detected layout as form values. */
export function layoutFormValues(layout: ResponseOf<typeof readBankStatement>['layout']): LayoutFormValues {
  const columns = Object.fromEntries(layoutColumns.map((column) => [column, layout?.[column] ?? '']));
  const { date_order = 'dmy', decimal_sign = '.' } = layout ?? {};
  return { ...columns, date_order, decimal_sign } as LayoutFormValues;
}

/** The layout as a request body; undefined while it is incomplete. */
export function layoutBody(layout: LayoutFormValues | undefined): StatementLayout | undefined {
  if (layout === undefined || layout.date === '' || layout.text === '') return undefined;
  if (layout.amount === '' && layout.debit === '' && layout.credit === '') return undefined;
  return layout as StatementLayout;
}

/** Assigns the columns of a sheet. */
export function LayoutFields({
  columns,
  layout,
  onChange,
}: {
  columns: readonly string[];
  layout: LayoutFormValues;
  onChange: (layout: LayoutFormValues) => void;
}): ReactNode {
  const t = usePhrases();
  const titles = columns.map((title) => ({ value: title, label: title }));
  const signs = { '.': 'point', ',': 'comma' } as const;
  return (
    <Section title={t(($) => $.accounting.bank_statement.section.layout)}>
      <div className="fields">
        {layoutColumns.map((column) => (
          <Choice
            key={column}
            label={t(($) => $.accounting.bank_statement.column[column])}
            value={layout[column]}
            options={titles}
            clearable
            onChange={(title) => onChange({ ...layout, [column]: title })}
          />
        ))}
        <Choice
          label={t(($) => $.accounting.bank_statement.layout.date_order)}
          value={layout.date_order}
          options={dateOrders.map((order) => ({
            value: order,
            label: t(($) => $.accounting.bank_statement.layout[order]),
          }))}
          onChange={(date_order) => onChange({ ...layout, date_order })}
        />
        <Choice
          label={t(($) => $.accounting.bank_statement.layout.decimal_sign)}
          value={layout.decimal_sign}
          options={decimalSigns.map((sign) => ({
            value: sign,
            label: t(($) => $.accounting.bank_statement.layout[signs[sign]]),
          }))}
          onChange={(decimal_sign) => onChange({ ...layout, decimal_sign })}
        />
      </div>
    </Section>
  );
}
