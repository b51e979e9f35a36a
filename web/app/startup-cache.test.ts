import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let stored: Record<string, string>;
let cookie: string;
const asked: { url: string; headers: Record<string, string> }[] = [];

beforeEach(() => {
  stored = { language: 'vi' };
  cookie = 'access_token=one';
  asked.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => void (stored[name] = value),
  });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    querySelector: () => null,
    addEventListener: () => {},
  });
  vi.stubGlobal('window', {});
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, headers });
    return Response.json({ data: url });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A startup at an address: the inlined script, then the app. */
async function startAt(address: string): Promise<typeof import('./startup-cache.ts')> {
  vi.stubGlobal('location', { hash: `#${address}` });
  vi.resetModules();
  (await import('./startup-cache.ts')).startPrefetch();
  vi.resetModules();
  return import('./startup-cache.ts');
}
const LIST = { url: '/api/orders?page=1', key: ['order.list', { query: { page: 1 } }, ''] } as const;
const everything = () => true;

test('a startup prefetches the reads of the last one at its address, and each response is returned once', async () => {
  const first = await startAt('/sale/orders');
  expect(asked).toEqual([]);
  first.recordRead(LIST);
  first.saveStartup(everything);

  const startup = await startAt('/sale/orders');
  expect(asked.map(({ url }) => url)).toEqual([LIST.url]);
  const headers = startup.headersOf('vi', '');
  expect(asked[0]!.headers).toEqual(headers);
  expect(headers.authorization).toBe('Bearer one');
  const came = vi.fn<(key: unknown, data: unknown) => void>();
  startup.onPrefetched(came);
  expect(await (await startup.takePrefetched(LIST.url, headers))?.json()).toEqual({ data: LIST.url });
  expect(startup.takePrefetched(LIST.url, headers)).toBeUndefined();
  await vi.waitFor(() => expect(came).toHaveBeenCalledWith(LIST.key, { data: LIST.url }));
});

test('prefetches for another user, language or organization are not used', async () => {
  const first = await startAt('/sale/orders');
  first.recordRead(LIST);
  first.saveStartup(everything);
  const startup = await startAt('/sale/orders');
  expect(startup.takePrefetched(LIST.url, startup.headersOf('ja', ''))).toBeUndefined();
  stored.organization = '2';
  expect(startup.takePrefetched(LIST.url, startup.headersOf('vi', ''))).toBeUndefined();
  delete stored.organization;
  cookie = 'access_token=two';
  expect(startup.takePrefetched(LIST.url, startup.headersOf('vi', ''))).toBeUndefined();
});

test('documents of one type share a pattern; signed out there is no prefetch', async () => {
  const first = await startAt('/sale/orders/OR26000011?tab=log');
  first.recordRead({ url: '/api/me', key: ['me', {}, ''] });
  first.recordRead({ url: '/api/orders/OR26000011', key: ['order.get', { id: 'OR26000011' }, ''] });
  first.saveStartup(everything);
  await startAt('/sale/orders/OR26000012?tab=log');
  expect(asked.map(({ url }) => url)).toEqual(['/api/me', '/api/orders/OR26000012']);
  asked.length = 0;
  await startAt('/warehouse/boxes'); // the current user is requested everywhere
  expect(asked.map(({ url }) => url)).toEqual(['/api/me']);
  asked.length = 0;
  cookie = '';
  await startAt('/sale/orders/OR26000012?tab=log');
  expect(asked).toEqual([]);
});

test('unused reads are dropped, and those on screen are saved again', async () => {
  const first = await startAt('/sale/orders');
  first.recordRead(LIST);
  first.recordRead({ url: '/api/views', key: ['views', {}, ''] });
  first.saveStartup(everything);
  const second = await startAt('/sale/orders');
  second.recordRead({ url: '/api/me', key: ['me', {}, ''] });
  second.saveStartup(([call]) => call === 'order.list');
  // a later response would be outdated
  expect(second.takePrefetched(LIST.url, second.headersOf('vi', ''))).toBeUndefined();
  asked.length = 0;
  await startAt('/sale/orders');
  expect(asked.map(({ url }) => url)).toEqual(['/api/me', LIST.url]);
});

test('a document of another kind of number starts by itself: its number is no figure', async () => {
  const first = await startAt('/accounting/account/customer/1000001');
  first.recordRead({ url: '/api/me', key: ['me', {}, ''] });
  first.recordRead({ url: '/api/customers/1000001', key: ['customer.get', { id: 1000001 }, ''] });
  first.saveStartup(everything);
  for (const address of ['/accounting/account/customer/OR26000012', '/sale/orders/OR26000012']) {
    asked.length = 0;
    await startAt(address);
    expect(asked.map(({ url }) => url)).toEqual(['/api/me']);
  }
});
