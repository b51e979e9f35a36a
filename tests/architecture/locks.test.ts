import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/** Rows that nothing refers to, or that are deleted under their lock. */
const FREE = new Set([
  'server/identity/account/links.ts',
  'server/identity/credential/sessions.ts',
  'server/identity/role/change-line.ts',
  'server/kernel/jobs/relay-outbox.ts',
  'server/accounting/roll-up/roll-up-ledger.ts',
]);

// `for update` also stops every insert that merely refers to the row: the roll-up of the ledger deadlocked
// with payments over it.
test('rows are locked so that others may refer to them', () => {
  const strong = readSources().filter(
    ({ file, text }) => file.startsWith('server/') && !FREE.has(file) && /\bfor update\b/.test(text),
  );
  expect(strong.map(({ file }) => file)).toEqual([]);
});
