import { describe, expect, test } from 'vitest';
import { done, usePeople } from '../../../tests/main-job/main-job.ts';
import { idOf } from '../../../tests/support/support-tickets.ts';
import { refused } from '../../../tests/support/refused.ts';
import { colleague } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

/** Sends a message to the seller and answers the path of the notification. */
const sendToSale = async (title = 'Meeting'): Promise<string> => {
  const message = { user_id: await idOf(crew.sale), title, text: 'At ten.' };
  return `user-notifications/${(await done(crew.admin('POST', 'user-notifications', message), 201)).id}`;
};

describe('deleting a notification', () => {
  test('takes it off the list, and no other', async () => {
    const [path, other] = [await sendToSale(), await sendToSale('Lunch')];
    await done(crew.sale('DELETE', path), 204);
    await refused(crew.sale('GET', path), 'not_found');
    const { data } = await done(crew.sale('GET', 'user-notifications'));
    expect(data.map(({ id }: { id: number }) => `user-notifications/${id}`)).toContain(other);
    expect(data.map(({ id }: { id: number }) => `user-notifications/${id}`)).not.toContain(path);
  });

  test('can be done whether or not it was read', async () => {
    const path = await sendToSale();
    await done(crew.sale('POST', `${path}/markAsRead`));
    await done(crew.sale('DELETE', path), 204);
  });

  test('works once, also for two at once', async () => {
    const path = await sendToSale();
    const both = await Promise.all([crew.sale('DELETE', path), crew.sale('DELETE', path)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    await refused(crew.sale('DELETE', path), 'not_found');
  });

  test('is one’s own to do: who sent it cannot, nor a colleague', async () => {
    const path = await sendToSale();
    for (const other of [crew.admin, crew.customer, await colleague(server, 'sale')])
      await refused(other('DELETE', path), 'not_found');
    await done(crew.sale('GET', path), 200);
    const { details } = await refused(crew.sale('DELETE', 'user-notifications/999999'), 'not_found');
    expect(details).toEqual({ id: 999_999 });
  });
});
