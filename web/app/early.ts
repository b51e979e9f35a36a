// What the last start at this address asked for is asked for at once, while the app is still on its way: the
// build puts `begin` into the page itself (web/build/early-script.ts).
import type { Language } from '@hakobu/phrases/languages.ts';
import { preferredLanguage } from './preferred-language.ts';
import { scope, STARTS, tokens } from './session.ts';

/** A read, by its address, and what its answer is remembered by. */
export interface Read {
  url: string;
  key: readonly [call: string, input: unknown, warehouse: string];
}

/** What a start at an address asked for. */
interface Start {
  address: string;
  /** The version of the app whose files these are. */
  build: string;
  files: readonly string[];
  /** The reads as text, in which the number of the document is left out. */
  reads: string;
}

/** A read that was sent before the app was there. `sent`: how. */
interface Begun extends Read {
  sent: string;
  answer: Promise<Response>;
}

/** What the page began, handed over to the app. */
interface Early {
  address: ReturnType<typeof outlineOf>;
  reads: Map<string, Begun>;
}

declare global {
  interface Window {
    early?: Early;
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
export function outlineOf(address: string): { outline: string; number?: string } {
  const [, before = '', number = '', after = ''] = /^([^?]*\/)([A-Za-z]*\d{6,})(\?.*)?$/.exec(address) ?? [];
  return number === ''
    ? { outline: address }
    : { outline: `${before}${/^\d/.test(number) ? NUMBER : CODE}${after}`, number };
}

const startsKept = (): Start[] => JSON.parse(localStorage.getItem(STARTS) ?? '[]') as Start[];

const buildNow = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src') ?? '';

/** Runs in the page, before anything else is there. */
export function begin(): void {
  const address = outlineOf(location.hash.slice(1));
  window.early = { address, reads: new Map() };
  if (tokens.access() === undefined) return;
  const starts = startsKept();
  const start = starts.find((one) => one.address === address.outline);
  // who somebody is is asked first wherever they begin
  for (const read of readsOf(start, address) ?? readsOf(starts[0], NO_DOCUMENT)?.slice(0, 1) ?? [])
    window.early.reads.set(read.url, sent(read));
  // what the page itself names stands behind this script
  if (start?.build !== undefined)
    document.addEventListener('readystatechange', () => start.build === buildNow() && fetchFiles(start), {
      once: true,
    });
}

/** What it asked for, about the document that is open now. */
const readsOf = (start: Start | undefined, { number = NUMBER }: Early['address']): Read[] | undefined =>
  start && (JSON.parse(start.reads.replaceAll(NUMBER, number)) as Read[]);

function sent({ url, key: [call, input, before] }: Read): Begun {
  const warehouse = before === '' ? '' : scope.warehouse();
  const headers = headersOf(preferredLanguage(), warehouse);
  const answer = fetch(url, { headers });
  answer.catch(() => undefined); // whoever takes it is told
  return { url, key: [call, input, warehouse], sent: JSON.stringify(headers), answer };
}

function fetchFiles({ files }: Start): void {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

// absent in tests, which have no page
const early = typeof window === 'undefined' ? undefined : window.early;

/** The answer to a read that was begun already in the same words, by the same person; once. */
export function takeBegun(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> | undefined {
  const one = early?.reads.get(url);
  if (one === undefined || one.sent !== JSON.stringify(headers)) return undefined;
  early!.reads.delete(url);
  return one.answer.then((answer) => answer.clone());
}

/** Hands over what comes of the reads that were begun, as it comes. */
export function onBegun(take: (key: Read['key'], data: unknown) => void): void {
  for (const { key, answer } of early?.reads.values() ?? [])
    void answer.then(
      async (one) => one.ok && take(key, JSON.parse(await one.clone().text())),
      () => undefined,
    );
}

let asked: Read[] | undefined = [];

/** A read of this start; later ones are of no interest. */
export const noteRead = (read: Read): void => void asked?.push(read);

/** The screen stands: what it took is remembered, and what was begun in vain is let go. */
export function rememberStart(isShown: (key: Read['key']) => boolean): void {
  if (asked === undefined || early === undefined) return;
  const { address, reads } = early;
  const taken = [...reads.values()].filter(({ key }) => isShown(key)).map(({ url, key }) => ({ url, key }));
  const all = new Map([...asked, ...taken].map((read) => [read.url, read]));
  reads.clear();
  asked = undefined;
  if (tokens.access() === undefined || all.size === 0) return;
  const text = JSON.stringify([...all.values()]);
  const start: Start = {
    ...{ address: address.outline, build: buildNow(), files: filesFetched() },
    reads: address.number === undefined ? text : text.replaceAll(address.number, NUMBER),
  };
  const others = startsKept().filter((one) => one.address !== start.address);
  localStorage.setItem(STARTS, JSON.stringify([start, ...others].slice(0, MOST_STARTS)));
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
