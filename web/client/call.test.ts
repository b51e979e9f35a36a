import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readDocumentLinks } from '@hakobu/contract/helper/document/document.endpoints.ts';
import { getBox, listBoxes } from '@hakobu/contract/warehouse/box/box.endpoints.ts';

const fetched = vi.fn(async (_: string) => new Response('{}'));
let calls: typeof import('./call.ts');
beforeAll(async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => 'vi', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {}, cookie: '' });
  vi.stubGlobal('location', { hash: '#/', protocol: 'https:' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', fetched);
  calls = await import('./call.ts');
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('text where an id is a number is not found without a request', async () => {
  const id = Number('abc');
  const unknown = { status: 404, body: { code: 'not_found', message: 'Không tìm thấy' } };
  await expect(calls.call(getBox, { params: { id } })).rejects.toMatchObject(unknown);
  const links = { params: { resource: 'box', id: String(id) } } as const;
  await expect(calls.call(readDocumentLinks, links)).rejects.toMatchObject(unknown);
  await expect(calls.call(listBoxes, { query: { filter: { id } } })).rejects.toMatchObject(unknown);
  expect(fetched).not.toHaveBeenCalled();
  await calls.call(getBox, { params: { id: 7 }, query: { filter: { tag: undefined } } });
  expect(fetched.mock.lastCall?.[0]).toBe('/api/boxes/7');
});
