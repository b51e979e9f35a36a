import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { CallError } from '#client/call.ts';

const ROW_FIELD = /^rows\.(\d+)\.(\w+)$/;

/** Names of the columns of tables. */
function useColumnNames(): ReadonlyMap<string, string> {
  const t = usePhrases();
  return new Map([
    ['date', t(($) => $.accounting.bank_statement.column.date)],
    ['amount', t(($) => $.common.field.amount)],
    ['debit', t(($) => $.accounting.bank_statement.column.debit)],
    ['credit', t(($) => $.accounting.bank_statement.column.credit)],
    ['account', t(($) => $.common.field.account)],
    ['sub_account', t(($) => $.accounting.book.field.sub_account)],
    ['party_id', t(($) => $.common.field.party)],
    ['currency_id', t(($) => $.common.field.currency)],
    ['base', t(($) => $.accounting.book.field.base)],
    ['description', t(($) => $.common.field.description)],
    ['card_id', t(($) => $.common.field.card)],
  ]);
}

/** The errors of an import by row and field, with rows numbered as in a spreadsheet. */
export function ImportErrors({ error }: { error: Error }): ReactNode {
  const t = usePhrases();
  const names = useColumnNames();
  const fields = error instanceof CallError ? (error.body.errors ?? {}) : {};
  const rows = Object.entries(fields).flatMap(([path, problems]) => {
    const [, row, field = ''] = ROW_FIELD.exec(path) ?? [];
    if (row === undefined) return [];
    const words = { row, field: names.get(field) ?? field, problem: problems.join(', ') };
    return [<li key={path}>{t(($) => $.accounting.book.message.row_wrong, words)}</li>];
  });
  return (
    <Alert color="red" variant="light" p="xs" role="alert">
      {error.message}
      {rows.length > 0 && <ul>{rows}</ul>}
    </Alert>
  );
}
