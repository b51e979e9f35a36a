import { notifications } from '@mantine/notifications';
import type { Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { phrase } from '#app/i18n.ts';
import { rememberError } from './error-list.ts';
import { CallError } from '#client/call.ts';

export const TOAST_MS = 5000;

/** Says that it worked; an empty message says nothing. */
export function notifyDone(message = phrase(($) => $.common.message.updated)): void {
  if (message !== '') notifications.show({ message, color: 'teal', autoClose: TOAST_MS });
}

/** Says what a call did: it made a row, took one away (in red, though it went well), or changed something. */
export function notifyCalled({ method, status }: Pick<Endpoint, 'method' | 'status'>): void {
  if (method === 'DELETE')
    notifications.show({
      message: phrase(($) => $.common.message.deleted),
      color: 'red',
      autoClose: TOAST_MS,
    });
  else notifyDone(phrase(status === 201 ? ($) => $.common.message.created : ($) => $.common.message.updated));
}

/** Says that it worked and still needs a look. */
export const notifyWarning = (message: string): void =>
  void notifications.show({ message, color: 'orange', autoClose: TOAST_MS });

/** Says what went wrong, once however many calls it befalls, and keeps it in the list of errors. */
export function notifyError(error: unknown): void {
  const { title, message, code } = wordsOf(error);
  rememberError({ title, message, code });
  notifications.show({
    id: `${code} ${message}`,
    ...(title !== '' && { title }),
    message,
    color: 'red',
    autoClose: TOAST_MS,
    style: { whiteSpace: 'pre-line' },
  });
}

/**
 * With an answer: its type as title, and the server's sentence or what is wrong with each field. Without one:
 * the error's own words.
 */
function wordsOf(error: unknown): { title: string; message: string; code: string } {
  if (!(error instanceof CallError))
    return { title: '', message: error instanceof Error ? error.message : String(error), code: '' };
  const { type, code, message, errors } = error.body;
  const fields = Object.entries(errors ?? {}).map(
    ([field, messages]) => `[${field}]: ${messages.join(', ')}`,
  );
  if (error.status === 0) return { title: '', message, code };
  return {
    title: phrase(($) => ($.common.frame.error_type as Record<string, string>)[type] ?? type),
    message: fields.length > 0 ? fields.join('\n') : message,
    code: `${error.status} ${code}`,
  };
}
