import { tokens } from '#app/session.ts';
import { hasUnsavedForms } from '#kit/unsaved-forms.ts';
import { queryClient } from './hooks.ts';

const SOONEST_MS = 2000;
const LATEST_MS = 30_000;
const GATHER_MS = 300;
const channel = new BroadcastChannel('live');

/**
 * Keeps screens true to what others change. One tab of a browser listens and tells the others: browsers allow
 * few connections to one server. What somebody is typing is left alone; the screen is read anew when they are
 * done.
 */
export function followChanges(): () => void {
  const stopped = new AbortController();
  channel.onmessage = ({ data }: MessageEvent<string[]>) => refresh(data);
  const listen = () => keepListening(stopped.signal);
  if (navigator.locks === undefined) void listen();
  // stopped before its turn came
  else void navigator.locks.request('live', { signal: stopped.signal }, listen).catch(() => undefined);
  return () => {
    stopped.abort();
    channel.onmessage = null;
  };
}

async function keepListening(signal: AbortSignal): Promise<void> {
  for (let wait = SOONEST_MS; !signal.aborted; wait = Math.min(wait * 2, LATEST_MS)) {
    if (await listenOnce(signal)) wait = SOONEST_MS / 2;
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
    });
  }
}

/** Reads the stream until it ends; answers whether it had begun. */
async function listenOnce(signal: AbortSignal): Promise<boolean> {
  const token = tokens.access();
  if (token === undefined) return false;
  try {
    const response = await fetch('/api/live', { headers: { authorization: `Bearer ${token}` }, signal });
    if (!response.ok || response.body === null) return false;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ''; ;) {
      const { done, value } = await reader.read();
      if (done) return true;
      const parts = (text + value).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const data = /^data: (.*)$/m.exec(part)?.[1];
        if (data === undefined) continue;
        const { calls } = JSON.parse(data) as { calls: string[] };
        channel.postMessage(calls);
        refresh(calls);
      }
    }
  } catch {
    return false; // the network went; the next turn tries again
  }
}

const waiting = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Reads anew what comes from calls whose ids begin so. Several changes within a moment become one reading.
 */
function refresh(calls: readonly string[]): void {
  for (const call of calls) waiting.add(call);
  timer ??= setTimeout(readAnew, GATHER_MS);
}

function readAnew(): void {
  timer = undefined;
  if (hasUnsavedForms() || isTyping()) {
    timer = setTimeout(readAnew, SOONEST_MS);
    return;
  }
  const touched = [...waiting];
  waiting.clear();
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [call] }) =>
      typeof call === 'string' && touched.some((beginning) => call.startsWith(`${beginning}.`)),
  });
}

/**
 * A form that is filled must not lose what stands in it; filters and searches may be read anew at any time.
 */
function isTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLElement &&
    activeElement.matches('input, textarea, select') &&
    activeElement.closest('[role=search]') === null
  );
}
