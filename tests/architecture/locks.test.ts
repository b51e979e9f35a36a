import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/**
 * What writes a lock of its own: jobs that pass by what others hold, and rows of one person's sign-in that
 * nothing refers to, or that are deleted under their lock. Who locks a month stops everybody who posts for
 * the organization, which is what `for update` does.
 */
const FREE = new Set([
  'server/identity/account/links.ts',
  'server/identity/credential/sessions.ts',
  'server/identity/role/change-line.ts',
  'server/kernel/jobs/relay-outbox.ts',
  'server/kernel/notification/send-pushes.ts',
  'server/accounting/roll-up/ended-writes.ts',
  'server/accounting/period/lock-period.ts',
]);
const HELPER = 'server/kernel/locks/lock.ts';

// `for update` also stops every insert that merely refers to the row: the roll-up of the ledger deadlocked
// with payments over it. Everything else goes through the helper, which keeps the order of locks.
test('rows are locked by the one helper, so that others may refer to them', () => {
  const writing = readSources().filter(
    ({ file, text }) =>
      file.startsWith('server/') &&
      !file.endsWith('.test.ts') &&
      !FREE.has(file) &&
      file !== HELPER &&
      /\bfor (no key )?update\b|\.for(NoKey)?Update\(|\bfor (key )?share\b/.test(text),
  );
  expect(writing.map(({ file }) => file)).toEqual([]);
});

// Accounts of the ledger are met by everybody: whoever posts has locked them through their one call.
test('accounts of the ledger are written where they are posted to, and nowhere else', () => {
  const writing = readSources().filter(
    ({ file, text }) =>
      file.startsWith('server/') &&
      !file.endsWith('.test.ts') &&
      /update ledger_accounts|updateTable\('ledger_accounts'\)/.test(text),
  );
  expect(writing.map(({ file }) => file).sort()).toEqual([
    'server/accounting/ledger/held.ts',
    'server/accounting/ledger/post.ts',
  ]);
});
