// What the last start at this address asked for is asked for at once, while the app is still on its way: the
// build puts `begin` into the page itself (web/build/prefetch-script.ts).
import type { Language } from '@hakobu/phrases/languages.ts';
import { preferredLanguage } from './preferred-language.ts';
import { scope, STARTUPS_KEY, tokens } from './session.ts';

/** A read, by its address, and what its answer is remembered by. */
export interface Read {
  url: string;
  key: readonly [call: string, input: unknown, warehouse: string];
}

/** What a start at an address asked for. */
interface Startup {
  address: string;
  /** The version of the app whose files these are. */
  build: string;
  files: readonly string[];
  /** The reads as text, in which the number of the document is left out. */
  reads: string;
}

/** A read that was sent before the app was there. `sent`: how. */
interface PrefetchedRead extends Read {
  sent: string;
  answer: Promise<Response>;
}

/** What the page began, handed over to the app. */
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
/** Stands for letters and digits: what is read by such a number says it as text. */
const CODE = '{code}';
/** Of what is asked wherever somebody begins, no document says anything. */
const NO_DOCUMENT = { outline: '', number: '0' };

/** What every call says of whoever makes it. */
export function headersOf(language: Language, warehouse: string): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language };
  const token = tokens.access();
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (scope.organization() !== '') headers['x-organization-id'] = scope.organization();
  if (warehouse !== '') headers['x-warehouse-scope'] = warehouse;
  return headers;
}

/** An address without the number of its document, and that number. */
export function addressPattern(address: string): { outline: string; number?: string } {
  const [, before = '', number = '', after = ''] = /^([^?]*\/)([A-Za-z]*\d{6,})(\?.*)?$/.exec(address) ?? [];
  return number === ''
    ? { outline: address }
    : { outline: `${before}${/^\d/.test(number) ? NUMBER : CODE}${after}`, number };
}

const storedStartups = (): Startup[] => JSON.parse(localStorage.getItem(STARTUPS_KEY) ?? '[]') as Startup[];

const buildNow = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src') ?? '';

/** Runs in the page, before anything else is there. */
export function startPrefetch(): void {
  const address = addressPattern(location.hash.slice(1));
  window.prefetch = { address, reads: new Map() };
  if (tokens.access() === undefined) return;
  const starts = storedStartups();
  const start = starts.find((one) => one.address === address.outline);
  // who somebody is is asked first wherever they begin
  for (const read of readsOf(start, address) ?? readsOf(starts[0], NO_DOCUMENT)?.slice(0, 1) ?? [])
    window.prefetch.reads.set(read.url, sendRead(read));
  // what the page itself names stands behind this script
  if (start?.build !== undefined)
    document.addEventListener('readystatechange', () => start.build === buildNow() && fetchFiles(start), {
      once: true,
    });
}

/** What it asked for, about the document that is open now. */
const readsOf = (start: Startup | undefined, { number = NUMBER }: Prefetch['address']): Read[] | undefined =>
  start && (JSON.parse(start.reads.replaceAll(NUMBER, number)) as Read[]);

function sendRead({ url, key: [call, input, before] }: Read): PrefetchedRead {
  const warehouse = before === '' ? '' : scope.warehouse();
  const headers = headersOf(preferredLanguage(), warehouse);
  const answer = fetch(url, { headers });
  answer.catch(() => undefined); // whoever takes it is told
  return { url, key: [call, input, warehouse], sent: JSON.stringify(headers), answer };
}

function fetchFiles({ files }: Startup): void {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

// absent in tests, which have no page
const prefetched = typeof window === 'undefined' ? undefined : window.prefetch;

/** The answer to a read that was begun already in the same words, by the same person; once. */
export function takePrefetched(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> | undefined {
  const one = prefetched?.reads.get(url);
  if (one === undefined || one.sent !== JSON.stringify(headers)) return undefined;
  prefetched!.reads.delete(url);
  return one.answer.then((answer) => answer.clone());
}

/** Hands over what comes of the reads that were begun, as it comes. */
export function onPrefetched(take: (key: Read['key'], data: unknown) => void): void {
  for (const { key, answer } of prefetched?.reads.values() ?? [])
    void answer.then(
      async (one) => one.ok && take(key, JSON.parse(await one.clone().text())),
      () => undefined,
    );
}

let recordedReads: Read[] | undefined = [];

/** A read of this start; later ones are of no interest. */
export const recordRead = (read: Read): void => void recordedReads?.push(read);

/** The screen stands: what it took is remembered, and what was begun in vain is let go. */
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

/** What was fetched beside the files that the page names anyway. */
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
