import type { ReactNode } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { phrase } from '#app/i18n.ts';
import { offerUndo, showNotice, withdrawUndo } from './notices.tsx';
import { recordError, type PastError } from './error-list.ts';
import { CallError } from '#client/call.ts';

export const TOAST_MS = 5000;

/** Says that it worked, and offers to take it back where that can be done; an empty message says nothing. */
export function notifyDone(
  message: ReactNode = phrase(($) => $.common.message.updated),
  undo?: () => void,
): void {
  tellDone(message, 'teal', undo);
}

function tellDone(message: ReactNode, color: string, undo: (() => void) | undefined): void {
  withdrawUndo();
  if (message === '') return;
  if (undo === undefined) showNotice({ message, color, autoClose: TOAST_MS });
  else offerUndo(message, color, undo);
}

/**
 * Says what a call did: it made a document, which is named, took a row away (in red, though it went well), or
 * changed something.
 */
export function notifySuccess(
  call: Pick<Endpoint, 'id' | 'makes' | 'method' | 'status'>,
  answer: unknown,
  undo?: () => void,
): void {
  if (call.method === 'DELETE' && call.makes === undefined)
    tellDone(
      phrase(($) => $.common.message.deleted),
      'red',
      undo,
    );
  else if (call.status !== 201 && call.makes === undefined) notifyDone(undefined, undo);
  else void tellMade(call, answer, undo);
}

/** Names what was made; how a document is named comes when the first one is made. */
async function tellMade(
  call: Pick<Endpoint, 'id' | 'makes'>,
  answer: unknown,
  undo: (() => void) | undefined,
): Promise<void> {
  const made = await import('./created-links.tsx').catch(() => undefined);
  notifyDone(made?.createdLinks(call, answer) ?? phrase(($) => $.common.message.created), undo);
}

/** Says that it worked and still needs a look. */
export const notifyWarning = (message: string): void =>
  showNotice({ message, color: 'orange', autoClose: TOAST_MS });

/** Says what went wrong, once however many calls it befalls, and keeps it in the list of errors. */
export function notifyError(error: unknown): void {
  const { title, message, code } = logError(error);
  showNotice({
    id: `${code} ${message}`,
    ...(title !== '' && { title }),
    message,
    color: 'red',
    autoClose: TOAST_MS,
    style: { whiteSpace: 'pre-line' },
  });
}

/** Keeps what went wrong in the list of errors without saying it now; answers its words. */
export function logError(error: unknown): ErrorWords {
  const words = wordsOf(error);
  recordError(words);
  return words;
}

type ErrorWords = Omit<PastError, 'id' | 'at'>;

/**
 * With an answer: its type as title, and the server's sentence or what is wrong with each field. Without one:
 * the error's own words.
 */
function wordsOf(error: unknown): ErrorWords {
  if (!(error instanceof CallError))
    return { title: '', message: error instanceof Error ? error.message : String(error), code: '' };
  const { type, code, message, errors } = error.body;
  const fields = Object.entries(errors ?? {}).map(
    ([field, messages]) => `[${field}]: ${messages.join(', ')}`,
  );
  if (error.status === 0) return { title: '', message, code };
  const title = phrase(($) => ($.common.frame.error_type as Record<string, string>)[type] ?? type);
  return {
    // some sentences say no more than what kind of error it is
    title: title === message ? '' : title,
    message: fields.length > 0 ? fields.join('\n') : message,
    code: `${error.status} ${code}`,
  };
}
