import { beforeEach, describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { requestSteps } from '../../../tests/main-job/voucher-requests.ts';
import { lastLog } from '../../../tests/support/change-log.ts';
import { refused } from '../../../tests/support/refused.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer, type Caller } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const steps = requestSteps(server, crew);
const { ask, approve, decline, takeBack, read, wallet } = steps;
let second: Caller;
beforeEach(async () => {
  ({ second } = await steps.begin());
});

describe('the requester', () => {
  test('withdraws it: it can no longer be posted or declined', async () => {
    const id = await ask();
    expect(await done(takeBack(id), 200)).toMatchObject({
      ...{ state: 'withdrawn', decided_by: null, reason: null, withdrawn_at: expect.any(String) },
      actions: [{ allowed: false }, { allowed: false }, { allowed: false }],
    });
    for (const late of [approve(id), decline(id), takeBack(id)])
      await refused(late, 'voucher_request_withdrawn');
    expect(await wallet()).toBe('5000000');
    expect(await lastLog(server, 'voucher_request', id)).toMatchObject({ content: { state: 'withdrawn' } });
    const { data } = await done(second('GET', 'voucher-requests?filter[state]=withdrawn'));
    expect(data.map((row: { id: number }) => row.id)).toContain(id);
  });

  test('is the only user who can', async () => {
    const id = await ask();
    await refused(takeBack(id, second), 'voucher_request_of_another');
    await refused(takeBack(id, crew.sale), 'forbidden');
    await refused(takeBack(id, await stranger(server, 'accounting')), 'not_found');
    await refused(takeBack(999_999), 'not_found');
    await refused(takeBack(id, crew.accounting, { headers: { 'if-match': '"7"' } }), 'stale_version');
    await expect(
      server.query('update voucher_requests set withdrawn_at = now(), reason = $2 where id = $1', [id, 'x']),
    ).rejects.toThrow('voucher_requests__one_end');
  });

  test('is refused after a decision', async () => {
    const [yes, no] = [await ask(), await ask()];
    await done(approve(yes), 200);
    await done(decline(no), 200);
    await refused(takeBack(yes), 'voucher_request_posted');
    await refused(takeBack(no), 'voucher_request_declined');
  });

  test('and the second person never both win', async () => {
    const id = await ask();
    const replies = await Promise.all([approve(id), takeBack(id)]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const { state } = await read(id);
    expect(await wallet()).toBe(state === 'posted' ? '3999999' : '5000000');
  });
});
