import { describe, expect, test } from 'vitest';
import { paidOrder, people } from '../../tests/main-job/main-job.ts';
import { useTestServer } from '../../tests/support/test-server.ts';
import { checkRulesTask } from './check-rules.ts';

const server = useTestServer({ leavesDisorder: 'one charge is made wrong, to be noticed' });
const lines: string[] = [];
const ask = () =>
  checkRulesTask.run({ db: server.app.database.db, payload: {}, log: (message) => void lines.push(message) });

describe('the nightly check', () => {
  test('finds nothing in good books, and names what is wrong in bad ones', async () => {
    const { order } = await paidOrder(await people(server));
    await ask();
    expect(lines).toEqual(['every rule holds']);
    await server.query('update charges set resolved = resolved - 1 where order_id = $1 and resolved > 0', [
      order.id,
    ]);
    await expect(ask()).rejects.toThrow('the clearing account holds what orders resolved');
  });
});
