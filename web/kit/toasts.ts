import type { ReactNode } from 'react';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { phrase } from '#app/i18n.ts';
import { offerUndo, showNotice, withdrawUndo } from './notices.tsx';
import { recordError, type PastError } from './error-list.ts';
import { CallError } from '#client/call.ts';

export const TOAST_MS = 5000;

/** Shows a success message with an offer to undo where possible; an empty message shows nothing. */
export function notifyDone(
  message: ReactNode = phrase(($) => $.common.message.updated),
  undo?: () => void,
): void {
  showSuccess(message, 'teal', undo);
}

function showSuccess(message: ReactNode, color: string, undo: (() => void) | undefined): void {
  withdrawUndo();
  if (message === '') return;
  if (undo === undefined) showNotice({ message, color, autoClose: TOAST_MS });
  else offerUndo(message, color, undo);
}

/** Reports the effect of a request: created (with the document's name), deleted (in red), or changed. */
export function notifySuccess(
  call: Pick<Endpoint, 'id' | 'makes' | 'method' | 'status'>,
  answer: unknown,
  undo?: () => void,
): void {
  if (call.method === 'DELETE' && call.makes === undefined)
    showSuccess(
      phrase(($) => $.common.message.deleted),
      'red',
      undo,
    );
  else if (call.status !== 201 && call.makes === undefined) notifyDone(undefined, undo);
  else void notifyCreated(call, answer, undo);
}

/** Names what was created; the naming of documents is loaded with the first one. */
async function notifyCreated(
  call: Pick<Endpoint, 'id' | 'makes'>,
  answer: unknown,
  undo: (() => void) | undefined,
): Promise<void> {
  const made = await import('./created-links.tsx').catch(() => undefined);
  notifyDone(made?.createdLinks(call, answer) ?? phrase(($) => $.common.message.created), undo);
}

/** A success message that needs attention. */
export const notifyWarning = (message: string): void =>
  showNotice({ message, color: 'orange', autoClose: TOAST_MS });

/** Shows an error once, however many requests failed with it, and adds it to the list of errors. */
export function notifyError(error: unknown): void {
  withWordsOf(error, (words) => {
    recordError(words);
    const { title, message, code } = words;
    showNotice({
      id: `${code} ${message}`,
      ...(title !== '' && { title }),
      message,
      color: 'red',
      autoClose: TOAST_MS,
      style: { whiteSpace: 'pre-line' },
    });
  });
}

/** Adds an error to the list without a toast. */
export const logError = (error: unknown): void => withWordsOf(error, recordError);

type ErrorWords = Omit<PastError, 'id' | 'at'>;

/**
 * With a response: its title, and the server's message or the field errors. Without one: the error's own
 * message. The labels of fields are loaded with the first field error.
 */
function withWordsOf(error: unknown, use: (words: ErrorWords) => void): void {
  if (!(error instanceof CallError))
    return use({ title: '', message: error instanceof Error ? error.message : String(error), code: '' });
  const { type, code, message, errors = {} } = error.body;
  if (error.status === 0) return use({ title: '', message, code });
  const title = phrase(($) => ($.common.frame.error_type as Record<string, string>)[type] ?? type);
  // Some messages equal their title.
  const words = { title: title === message ? '' : title, message, code: `${error.status} ${code}` };
  if (Object.keys(errors).length === 0) return use(words);
  void import('./field-errors.ts')
    .then(({ fieldErrorLines }) => fieldErrorLines(errors))
    .catch(() => message)
    .then((lines) => use({ ...words, message: lines }));
  return undefined;
}
