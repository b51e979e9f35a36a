// Startup cache: the reads of the last startup at an address are saved, and prefetched at the next one while
// the app still loads. The build inlines `startPrefetch` into the page (web/build/prefetch-script.ts).
import type { Language } from '@hakobu/phrases/languages.ts';
import { preferredLanguage } from './preferred-language.ts';
import { scope, STARTUPS_KEY, tokens } from './session.ts';

/** A read with its URL and its query key. */
export interface Read {
  url: string;
  key: readonly [call: string, input: unknown, warehouse: string];
}

/** The reads and files of one startup at an address. */
interface Startup {
  address: string;
  /** The version of the app whose files these are. */
  build: string;
  files: readonly string[];
  /** The reads as JSON, with a placeholder for the document number. */
  reads: string;
}

/** A read that was sent before the app loaded. `sent`: its request headers as JSON. */
interface PrefetchedRead extends Read {
  sent: string;
  answer: Promise<Response>;
}

/** The prefetched reads, handed over to the app. */
interface Prefetch {
  address: ReturnType<typeof addressPattern>;
  reads: Map<string, PrefetchedRead>;
}

declare global {
  interface Window {
    prefetch?: Prefetch;
  }
}

const MOST_STARTS = 12;
const NUMBER = '{number}';
/** Placeholder for codes with letters, which requests carry as text. */
const CODE = '{code}';
/** Used for reads that every startup sends, whatever the address. */
const NO_DOCUMENT = { outline: '', number: '0' };

/** The headers of every request: token, language, organization and warehouse. */
export function headersOf(language: Language, warehouse: string): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language };
  const token = tokens.access();
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (scope.organization() !== '') headers['x-organization-id'] = scope.organization();
  if (warehouse !== '') headers['x-warehouse-scope'] = warehouse;
  return headers;
}

/** Splits an address into a pattern and the document number in it. */
export function addressPattern(address: string): { outline: string; number?: string } {
  const [, before = '', number = '', after = ''] = /^([^?]*\/)([A-Za-z]*\d{6,})(\?.*)?$/.exec(address) ?? [];
  return number === ''
    ? { outline: address }
    : { outline: `${before}${/^\d/.test(number) ? NUMBER : CODE}${after}`, number };
}

const storedStartups = (): Startup[] => JSON.parse(localStorage.getItem(STARTUPS_KEY) ?? '[]') as Startup[];

const buildNow = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src') ?? '';

/** Sends the saved reads of this address; runs in the page before the app has loaded. */
export function startPrefetch(): void {
  const address = addressPattern(location.hash.slice(1));
  window.prefetch = { address, reads: new Map() };
  if (tokens.access() === undefined) return;
  const starts = storedStartups();
  const start = starts.find((one) => one.address === address.outline);
  // the first read of every startup is the current user
  for (const read of readsOf(start, address) ?? readsOf(starts[0], NO_DOCUMENT)?.slice(0, 1) ?? [])
    window.prefetch.reads.set(read.url, sendRead(read));
  // the page's own script tag is parsed after this script
  if (start?.build !== undefined)
    document.addEventListener('readystatechange', () => start.build === buildNow() && fetchFiles(start), {
      once: true,
    });
}

/** The saved reads, with the document number of the current address. */
const readsOf = (start: Startup | undefined, { number = NUMBER }: Prefetch['address']): Read[] | undefined =>
  start && (JSON.parse(start.reads.replaceAll(NUMBER, number)) as Read[]);

function sendRead({ url, key: [call, input, before] }: Read): PrefetchedRead {
  const warehouse = before === '' ? '' : scope.warehouse();
  const headers = headersOf(preferredLanguage(), warehouse);
  const answer = fetch(url, { headers });
  answer.catch(() => undefined); // the caller of takePrefetched handles the error
  return { url, key: [call, input, warehouse], sent: JSON.stringify(headers), answer };
}

function fetchFiles({ files }: Startup): void {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

// absent in tests, which have no page
const prefetched = typeof window === 'undefined' ? undefined : window.prefetch;

/** The response of a prefetched read with the same headers; each is returned once. */
export function takePrefetched(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> | undefined {
  const one = prefetched?.reads.get(url);
  if (one === undefined || one.sent !== JSON.stringify(headers)) return undefined;
  prefetched!.reads.delete(url);
  return one.answer.then((answer) => answer.clone());
}

/** Calls `take` with each prefetched response as it arrives. */
export function onPrefetched(take: (key: Read['key'], data: unknown) => void): void {
  for (const { key, answer } of prefetched?.reads.values() ?? [])
    void answer.then(
      async (one) => one.ok && take(key, JSON.parse(await one.clone().text())),
      () => undefined,
    );
}

let recordedReads: Read[] | undefined = [];

/** Records a read of this startup; ignored after `saveStartup`. */
export const recordRead = (read: Read): void => void recordedReads?.push(read);

/** Called when the first screen has rendered: saves its reads and drops unused prefetches. */
export function saveStartup(isShown: (key: Read['key']) => boolean): void {
  if (recordedReads === undefined || prefetched === undefined) return;
  const { address, reads } = prefetched;
  const taken = [...reads.values()].filter(({ key }) => isShown(key)).map(({ url, key }) => ({ url, key }));
  const all = new Map([...recordedReads, ...taken].map((read) => [read.url, read]));
  reads.clear();
  recordedReads = undefined;
  if (tokens.access() === undefined || all.size === 0) return;
  const text = JSON.stringify([...all.values()]);
  const start: Startup = {
    ...{ address: address.outline, build: buildNow(), files: filesFetched() },
    reads: address.number === undefined ? text : text.replaceAll(address.number, NUMBER),
  };
  const others = storedStartups().filter((one) => one.address !== start.address);
  localStorage.setItem(STARTUPS_KEY, JSON.stringify([start, ...others].slice(0, MOST_STARTS)));
}

/** The script files that were fetched in addition to those that the page itself names. */
const filesFetched = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/[^/]+\.js$/.test(path) && !isNamed(path)),
  ),
];

const isNamed = (path: string): boolean =>
  document.querySelector(`link[crossorigin][href="${path}"], script[src="${path}"]`) !== null;
