import type { ReactNode } from 'react';
import { isPositive } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import type { DeferredRequest } from '#client/deferred-request.ts';
import type { Column } from './columns/column.ts';
import { columnsFor } from './columns/columns.tsx';
import { Form, useFormState } from './form.tsx';
import { QuantityInput, WholeInput } from './inputs/numbers.tsx';
import { Rows } from './page.tsx';
import { QueryStatus, type QueryState } from './query-view.tsx';

interface Part<Row> {
  row: Row;
  quantity: string;
}

interface QuantitiesFormProps<Row, Answer> {
  /** The rows or their query. */
  rows: readonly Row[] | QueryState<{ data: readonly Row[] }>;
  idOf: (row: Row) => number;
  /** The name of a row in the accessible label of its field. */
  nameOf: (row: Row) => string | number;
  columns: readonly (Column<Row> | false)[];
  /** The proposed quantity of a row. */
  suggestedOf: (row: Row) => string;
  /** Only whole pieces. */
  whole?: boolean;
  /** The array in the request body; its field errors appear at the rows. */
  list: string;
  send: (parts: Part<Row>[]) => DeferredRequest<Answer>;
  submitLabel: string;
  onDone: (answer: Answer) => void;
  /** Control that loads more rows. */
  more?: ReactNode;
  /** Content above the rows. */
  children?: ReactNode;
}

/** Quantities for several rows, each with an editable proposal. */
export function QuantitiesForm<Row extends object, Answer>({
  rows,
  idOf,
  nameOf,
  columns,
  suggestedOf,
  whole = false,
  list,
  send,
  submitLabel,
  onDone,
  more,
  children,
}: QuantitiesFormProps<Row, Answer>): ReactNode {
  const t = usePhrases();
  const form = useFormState<Record<number, string>, Answer>({}, { onDone });
  const data = 'refetch' in rows ? rows.data?.data : rows;
  if (data === undefined) return <QueryStatus of={rows as QueryState<unknown>} shape="rows" />;
  const quantityOf = (row: Row) => form.values[idOf(row)] ?? suggestedOf(row);
  const parts = data
    .map((row) => ({ row, quantity: quantityOf(row) || '0' }))
    .filter(({ quantity }) => isPositive(quantity));
  const errorOf = (wanted: Row) =>
    form.errorOf(`${list}.${parts.findIndex(({ row }) => row === wanted)}.quantity`);
  const Input = whole ? WholeInput : QuantityInput;
  return (
    <Form
      busy={form.busy}
      failure={form.failure}
      offer={form.offer}
      disabled={parts.length === 0}
      submitLabel={submitLabel}
      onSubmit={() => form.send(send(parts))}
    >
      {children}
      <Rows
        rows={data}
        idOf={idOf}
        columns={[
          ...columns,
          columnsFor<Row>().custom({
            key: 'quantity',
            right: true,
            width: 110,
            render: (row) => (
              <Input
                aria-label={`${t(($) => $.common.field.quantity)} ${nameOf(row)}`}
                value={quantityOf(row)}
                onChange={(quantity) => form.set({ [idOf(row)]: quantity })}
                error={errorOf(row)}
              />
            ),
          }),
        ]}
      />
      {more}
    </Form>
  );
}
