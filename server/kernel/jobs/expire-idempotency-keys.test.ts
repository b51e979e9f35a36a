import { expect, test } from 'vitest';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { expireIdempotencyKeys } from './expire-idempotency-keys.ts';

const server = useTestServer();

test('answers under keys are forgotten after thirty days, and not before', async () => {
  const admin = await server.as('admin');
  for (const key of ['old', 'young'])
    await admin('POST', 'origins', { name: key }, { headers: { 'idempotency-key': key } });
  await server.query(
    `update idempotency_keys set created_at = now() - case key when 'old' then interval '31 days'
      else interval '29 days' end`,
  );
  const logged: unknown[] = [];
  await expireIdempotencyKeys.run({
    db: server.app.database.db,
    payload: {},
    log: (_, facts) => void logged.push(facts),
  });
  expect(await server.query('select key from idempotency_keys')).toEqual([{ key: 'young' }]);
  expect(logged).toEqual([{ count: 1 }]);
});
