import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/**
 * Files that write their own row locks: jobs with `skip locked`, sign-in rows that no foreign key refers to or
 * that are deleted under the lock, and the closing of a month, which must block every posting.
 */
const EXEMPT = new Set([
  'server/identity/account/links.ts',
  'server/identity/credential/sessions.ts',
  'server/identity/role/change-line.ts',
  'server/kernel/jobs/relay-outbox.ts',
  'server/kernel/notification/send-pushes.ts',
  'server/accounting/roll-up/ended-writes.ts',
  'server/accounting/period/lock-period.ts',
]);
const HELPER = 'server/kernel/locks/lock.ts';

// `for update` also blocks inserts with a foreign key to the row, which can deadlock; the helper takes
// `for no key update` and keeps the lock ranks.
test('rows are locked only by the lock helper', () => {
  const writing = readSources().filter(
    ({ file, text }) =>
      file.startsWith('server/') &&
      !file.endsWith('.test.ts') &&
      !EXEMPT.has(file) &&
      file !== HELPER &&
      /\bfor (no key )?update\b|\.for(NoKey)?Update\(|\bfor (key )?share\b/.test(text),
  );
  expect(writing.map(({ file }) => file)).toEqual([]);
});

test('ledger accounts are updated only by posting and by wallet holds', () => {
  const writing = readSources().filter(
    ({ file, text }) =>
      file.startsWith('server/') &&
      !file.endsWith('.test.ts') &&
      /update ledger_accounts|updateTable\('ledger_accounts'\)/.test(text),
  );
  expect(writing.map(({ file }) => file).sort()).toEqual([
    'server/accounting/ledger/holds.ts',
    'server/accounting/ledger/post.ts',
  ]);
});
