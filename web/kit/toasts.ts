import { notifications } from '@mantine/notifications';
import { phrase } from '#app/i18n.ts';
import { CallError } from '#client/call.ts';

export const TOAST_MS = 5000;

/** Says that it worked; an empty message says nothing. */
export function notifyDone(message = phrase(($) => $.shell.message.saved)): void {
  if (message !== '') notifications.show({ message, color: 'teal', autoClose: TOAST_MS });
}

/** What is gone is said in red, though it went well. */
export const notifyDeleted = (): void => void notifications.show({ message: phrase(($) => $.shell.message.deleted), color: 'red', autoClose: TOAST_MS });

/** The server's message, and under it what is wrong with each field. */
export function notifyError(error: unknown): void {
  if (!(error instanceof CallError)) return void notifications.show({ message: error instanceof Error ? error.message : String(error), color: 'red', autoClose: TOAST_MS });
  const fields = Object.entries(error.body.errors ?? {}).map(([field, messages]) => `[${field}]: ${messages.join(', ')}`);
  notifications.show({ title: error.body.message, message: fields.filter((line) => !line.endsWith(`: ${error.body.message}`)).join('\n'), color: 'red', autoClose: TOAST_MS, style: { whiteSpace: 'pre-line' } });
}
