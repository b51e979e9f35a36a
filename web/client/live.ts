import { onlineManager, type Query } from '@tanstack/react-query';
import { tokens } from '#app/session.ts';
import { isProtected, onSaved } from '#kit/unsaved-forms.ts';
import { hideChangedNotice, notifyChangedByOthers } from '#kit/notices.tsx';
import { renewSession } from './call.ts';
import { isAutoRefetched, queryClient } from './hooks.ts';
import { ANYTHING, isRowAffected, isAffected, type Change } from './live-changes.ts';

const SOONEST_MS = 1000;
const LATEST_MS = 30_000;
const GATHER_MS = 300;
const COUNT_MS = 3000;
/** The server sends a heartbeat every 20 seconds; after 50 without one the connection counts as lost. */
const SILENT_MS = 50_000;
const channel = new BroadcastChannel('live');

/**
 * Refreshes screens when other users change data. One tab listens and notifies the others, because browsers
 * limit the connections to one server. Queries behind a form with unsaved changes are not refetched; the user
 * sees a notice and can refetch them.
 */
export function subscribeToLiveChanges(): () => void {
  const stopped = new AbortController();
  channel.onmessage = ({ data }: MessageEvent<Change[] | 'anything'>) =>
    refresh(data === 'anything' ? [ANYTHING] : data);
  const listen = () => keepListening(stopped.signal);
  if (navigator.locks === undefined) void listen();
  // Stopped before the lock was granted.
  else void navigator.locks.request('live', { signal: stopped.signal }, listen).catch(() => undefined);
  const leave = onSaved(refetchDeferred);
  return () => {
    stopped.abort();
    leave();
    channel.onmessage = null;
  };
}

async function keepListening(signal: AbortSignal): Promise<void> {
  let before = true;
  for (let wait = SOONEST_MS; !signal.aborted; wait = Math.min(wait * 2, LATEST_MS)) {
    const hasStarted = await listenOnce(signal, () => {
      if (!before) tell('anything');
      before = false;
    });
    if (hasStarted) wait = SOONEST_MS / 2;
    await pause(wait);
  }
}

/** Waits until the time has passed or the server is reachable again. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const leave = onlineManager.subscribe((online) => {
      if (online) done();
    });
  });

/** Reads the stream until it ends or falls silent; returns whether it had started. */
async function listenOnce(signal: AbortSignal, onBegun: () => void): Promise<boolean> {
  const token = tokens.access();
  if (token === undefined) return false;
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENT_MS);
  let hasStarted = false;
  try {
    const response = await fetch('/api/live', {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (response.status === 401) await renewSession();
    if (!response.ok || response.body === null) return false;
    hasStarted = true;
    onBegun();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return true;
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), SILENT_MS);
      const parts = (text + value).split('\n\n');
      text = parts.pop() ?? '';
      const changes = parts.map(changeIn).filter((change) => change !== undefined);
      if (changes.length > 0) tell(changes);
    }
  } catch {
    return hasStarted; // the connection was lost; the caller retries
  } finally {
    clearTimeout(timer);
  }
}

function changeIn(part: string): Change | undefined {
  const data = /^data: (.*)$/m.exec(part)?.[1];
  return data === undefined ? undefined : (JSON.parse(data) as Change);
}

function tell(changes: readonly Change[] | 'anything'): void {
  channel.postMessage(changes);
  refresh(changes === 'anything' ? [ANYTHING] : changes);
}

let waiting: Change[] = [];
let held: Change[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let uncounted: Change[] = [];
let countTimer: ReturnType<typeof setTimeout> | undefined;

/** Refetches the queries that the changes affect; changes within a moment share one refetch. */
function refresh(changes: readonly Change[]): void {
  waiting.push(...changes);
  timer ??= setTimeout(readAnew, GATHER_MS);
}

const isRead = (query: Query, changes: readonly Change[]): boolean =>
  isAutoRefetched(query) && isAffected(String(query.queryKey[0]), changes);
/** Whether a count includes rows of a list that shows the changes. */
const isCounted = ({ meta }: Query, changes: readonly Change[]): boolean =>
  ((meta?.shows as string[] | undefined) ?? []).some((call) => isAffected(call, changes));
const isHeldBack = ({ queryKey: [call] }: Query): boolean => typeof call === 'string' && isProtected(call);

function readAnew(): void {
  timer = undefined;
  const changes = waiting;
  waiting = [];
  refetch((query) => isRead(query, changes) && !isHeldBack(query));
  uncounted.push(...changes);
  countTimer ??= setTimeout(refetchCounts, COUNT_MS);
  const behind = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: (query) => isRead(query, changes) && isHeldBack(query) });
  if (behind.length === 0) return;
  held.push(...changes);
  if (behind.some(({ queryKey }) => isRowAffected(queryKey, changes))) notifyChangedByOthers(refetchDeferred);
}

/**
 * Counts are more expensive than one list: they are refetched at most once in this interval after the first
 * change.
 */
function refetchCounts(): void {
  countTimer = undefined;
  const changes = uncounted;
  uncounted = [];
  refetch((query) => isCounted(query, changes));
}

/** Refetches the queries that an unsaved form had protected. */
function refetchDeferred(): void {
  if (held.length === 0) return;
  const changes = held;
  held = [];
  hideChangedNotice();
  refetch((query) => isRead(query, changes));
}

/**
 * Refetches queries. A request in flight is not cancelled but repeated when it ends: if each change cancelled
 * it, it would never end when changes arrive faster than responses.
 */
function refetch(isMeant: (query: Query) => boolean): void {
  const inHand = new Set(
    queryClient
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching', predicate: isMeant })
      .map(({ queryHash }) => queryHash),
  );
  const read = (predicate: (query: Query) => boolean) =>
    queryClient.invalidateQueries({ predicate }, { cancelRefetch: false });
  void read((query) => isMeant(query) && !inHand.has(query.queryHash));
  if (inHand.size === 0) return;
  const isInHand = ({ queryHash }: Query) => inHand.has(queryHash);
  void read(isInHand).then(() => read(isInHand));
}
