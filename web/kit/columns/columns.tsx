// Column kinds with their title, alignment, sorting and export.
import type { ReactNode } from 'react';
import {
  documentNumber,
  numberedEntityOf,
  referencedNumber,
  type NumberedEntity,
} from '@hakobu/contract/document-number.ts';
import type { Endpoint, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListSpec } from '@hakobu/contract/kernel/list.ts';
import { currencyScale } from '@hakobu/contract/kernel/money.ts';
import { formatDate, formatInstant } from '../format.ts';
import { CurrencyBadge, Figure, Money } from '../values.tsx';
import { titleOf, type OwnLabels } from '../labels.ts';
import { linkColumns } from './links.tsx';
import { productColumns } from './products.tsx';
import { relationColumns } from './relations.tsx';
import { labelColumns } from './labels.tsx';
import type { Columns, Make, Options } from './column-kinds.ts';

/** Columns of a list, sortable as its endpoint declares. */
export const columnsOf = <E extends Endpoint<any, any, any, any> & { list: ListSpec }>({
  list,
}: E): Columns<RowOf<E>> => columnsByName(list.sorts);

/** Columns of rows that are part of another response: neither sortable nor exportable. */
export const columnsFor = <Row,>(): Columns<Row> => columnsByName([]);

/** Columns of rows without a static type. */
export function columnsByName(sorts: readonly string[], own?: OwnLabels): Columns<any, any> {
  const make: Make = (
    name,
    {
      key = name,
      title,
      sort = sorts.includes(name) && name,
      width,
      hiddenByDefault,
      card,
      kind,
      exports = name,
    },
    drawn,
  ) => ({
    key,
    title: titleOf(title, name, own),
    exports,
    ...(sort !== false && { sort }),
    ...(width !== undefined && { width }),
    ...(hiddenByDefault && { hiddenByDefault }),
    ...(card !== undefined && { card }),
    ...drawn,
    ...(kind !== undefined && { kind }),
  });
  return {
    withLabels: (words) => columnsByName(sorts, words),
    ...textColumns(make),
    ...momentColumns(make),
    ...figureColumns(make),
    ...labelColumns(make, own),
    ...relationColumns(make),
    ...productColumns(make),
    ...linkColumns(make),
    custom: ({ title, ...column }) => ({ ...column, title: titleOf(title, column.key, own) }),
    act: (render) => ({ key: 'do', title: '', right: true, exports: false, kind: 'acts', render }),
  };
}

/** A field of a row; a foreign key as the number of the document that it refers to. */
const numberIn = (row: any, name: string): ReactNode =>
  numberedEntityOf(name) === undefined ? row[name] : referencedNumber(name, row[name] ?? '');

const textColumns = (make: Make) => ({
  text: (name: string, options: Options = {}) =>
    make(name, options, { wraps: true, render: (row) => numberIn(row, name) }),
  number: (of: NumberedEntity, options: Options = {}) =>
    make(
      'id',
      { exports: 'number', ...options },
      {
        render: ({ id }) => (
          <span className="figure" data-bold>
            {documentNumber(of, id)}
          </span>
        ),
      },
    ),
  code: (name: string, { bold = true, ...options }: Options & { bold?: boolean } = {}) =>
    make(name, options, {
      render: (row) => (
        <span className="figure" {...(bold && { 'data-bold': true })}>
          {numberIn(row, name)}
        </span>
      ),
    }),
  yesNo: (name: string, options: Options = {}) =>
    make(name, options, { render: (row) => (row[name] ? '✓' : '') }),
});

const momentColumns = (make: Make) => ({
  instant: (name: string, options: Options = {}) =>
    make(name, options, {
      kind: 'moment',
      render: (row) => <span className="figure">{formatInstant(row[name])}</span>,
    }),
  day: (name: string, options: Options = {}) =>
    make(name, options, {
      kind: 'moment',
      render: (row) => <span className="figure">{formatDate(row[name])}</span>,
    }),
  createdAt: (options: Options = {}) =>
    make(
      'created_at',
      { key: 'created', ...options },
      {
        kind: 'moment',
        render: (row) => <span className="figure">{formatInstant(row.created_at)}</span>,
      },
    ),
});

interface Amount extends Options {
  currency?: string;
  dim?: boolean;
  bold?: boolean;
}

const figureColumns = (make: Make) => ({
  figure: (name: string, { bold = false, ...options }: Options & { bold?: boolean } = {}) =>
    make(name, options, {
      kind: 'figure',
      right: true,
      render: (row) => strong(<Figure value={row[name]} />, bold),
    }),
  money: (name: string, { currency = 'currency_id', dim = false, bold = false, ...options }: Amount = {}) => {
    const currencyOf = (row: any): string => (currency in currencyScale ? currency : row[currency]);
    return make(name, options, {
      kind: dim ? 'figure' : 'money',
      right: true,
      render: (row) => strong(<Money value={row[name]} currency={currencyOf(row)} dim={dim} />, bold),
    });
  },
  currency: (options: Options = {}) =>
    make(
      'currency_id',
      { key: 'currency', card: 'rest', ...options },
      { render: (row) => <CurrencyBadge id={row.currency_id} /> },
    ),
});

const strong = (figure: ReactNode, bold: boolean): ReactNode => (bold ? <b>{figure}</b> : figure);
