import { expect, test } from 'vitest';
import {
  accountRoleProperties,
  type AccountRole,
} from '../../../contract/accounting/account/account-roles.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();

test('every role has one account of the chart, which grows on its side', async () => {
  const rows = await server.query<{ role: AccountRole; natural_side: string }>(
    'select role, natural_side from accounts order by role',
  );
  expect(rows.map(({ role }) => role)).toEqual(Object.keys(accountRoleProperties).toSorted());
  for (const { role, natural_side } of rows)
    expect([role, natural_side]).toEqual([role, accountRoleProperties[role].side]);
});
