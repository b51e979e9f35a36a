import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { CallError } from '#client/call.ts';

const ROW_FIELD = /^rows\.(\d+)\.(\w+)$/;

/** The errors of an import by row and field, with rows numbered as in a spreadsheet. */
export function ImportErrors({ error }: { error: Error }): ReactNode {
  const t = usePhrases();
  const fields = error instanceof CallError ? (error.body.errors ?? {}) : {};
  const rows = Object.entries(fields).flatMap(([path, problems]) => {
    const [, row, field = ''] = ROW_FIELD.exec(path) ?? [];
    if (row === undefined) return [];
    const words = { row, field, problem: problems.join(', ') };
    return [<li key={path}>{t(($) => $.accounting.book.message.row_wrong, words)}</li>];
  });
  return (
    <Alert color="red" variant="light" p="xs" role="alert">
      {error.message}
      {rows.length > 0 && <ul>{rows}</ul>}
    </Alert>
  );
}
