import { Anchor, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { isNegative, isZero, negate, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import type { Query } from '#client/call.ts';
import { useCall } from '#client/hooks.ts';
import type { Column } from '#kit/columns/column.ts';
import { ExportButtons } from '#kit/list/export-buttons.tsx';
import type { ListEndpoint } from '#kit/list/filter.ts';
import { Rows, Section } from '#kit/page.tsx';
import { Pages } from '#kit/pages.tsx';
import type { QueryState } from '#kit/query-view.tsx';
import type { Opening } from '#kit/row-link.tsx';
import { Money } from '#kit/values.tsx';
import { labelIn } from '#kit/labels.ts';
import { Reference } from '#kit/reference.tsx';
import { useBookAddress } from './book-address.ts';

const A_PAGE = 50;

interface BookRowsProps<E extends ListEndpoint> extends Opening<RowOf<E>> {
  title: string;
  endpoint: E;
  query: Query;
  columns: readonly Column<RowOf<E>>[];
  idOf: (row: RowOf<E>) => string | number;
  /** Appends rows of totals. */
  withTotals?: (rows: readonly RowOf<E>[]) => readonly RowOf<E>[];
  /** A check above the rows, such as the equality of debits and credits. */
  proof?: (rows: readonly RowOf<E>[]) => ReactNode;
}

/** A table of the books for the period in the address, paged and exportable. */
export function BookRows<E extends ListEndpoint>({
  title,
  endpoint,
  query,
  columns,
  idOf,
  withTotals = (rows) => rows,
  proof,
  ...opening
}: BookRowsProps<E>): ReactNode {
  const { page, change } = useBookAddress();
  const paged = endpoint.list.paged !== false;
  const asked = paged ? { ...query, page, per_page: A_PAGE } : query;
  const reading = useCall(endpoint, { query: asked }) as QueryState<{ data: RowOf<E>[]; last_page?: number }>;
  const rows = reading.data && { ...reading, data: { data: withTotals(reading.data.data) } };
  return (
    <Section
      title={title}
      actions={
        <Group gap="xs" className="no-print">
          {may({ resource: 'export', action: 'create' }) && (
            <ExportButtons {...{ title, endpoint, query }} shown={columns} />
          )}
        </Group>
      }
    >
      {reading.data && proof?.(reading.data.data)}
      <Rows
        rows={rows ?? (reading as QueryState<{ data: readonly RowOf<E>[] }>)}
        {...{ columns, idOf, label: title }}
        {...opening}
      />
      <Pages
        last={reading.data?.last_page ?? 1}
        page={page}
        onChange={(next) => change({ page: next === 1 ? undefined : next })}
      />
    </Section>
  );
}

/** A figure that links to its postings; zero has no link. */
export const FigureLink = ({
  value,
  href,
  currency = 'VND',
}: {
  value: string;
  href: string | undefined;
  currency?: string;
}): ReactNode =>
  value === '0' || href === undefined ? (
    <Money value={value} currency={currency} />
  ) : (
    <Anchor href={`#${href}`} inherit>
      <Money value={value} currency={currency} />
    </Anchor>
  );

/** A balance (debit less credit) in its debit or credit column. */
export function DebitCreditBalance({
  value,
  currency = 'VND',
}: {
  value: Decimal;
  currency?: string;
}): ReactNode {
  const t = usePhrases();
  const side = isNegative(value)
    ? t(($) => $.accounting.transaction.field.credit)
    : t(($) => $.accounting.transaction.field.debit);
  return (
    <>
      <Money value={isNegative(value) ? negate(value) : value} currency={currency} />
      {!isZero(value) && ` ${side}`}
    </>
  );
}

/** A statutory account with its name. */
export function AccountName({ account }: { account: string }): ReactNode {
  const t = usePhrases();
  return <span>{t(($) => labelIn($.accounting.book.account, account, ''))}</span>;
}

/** The documents of a voucher with links. */
export const Documents = ({
  documents,
}: {
  documents: readonly { type: string; id: string; number: string }[];
}): ReactNode => (
  <Group gap={6}>
    {documents.map(({ type, id, number }) => (
      <Reference key={`${type} ${id}`} of={type} id={id} figure>
        {number}
      </Reference>
    ))}
  </Group>
);
