import { errorMessage } from '#app/error-message.ts';
import { phrase } from '#app/i18n.ts';

/** The translated reason why an action is unavailable. */
export const reasonText = (code: string | null): string =>
  code === null ? '' : phrase(($) => errorMessage($, code)).replaceAll(/\s*\{\{\w+\}\}/g, '');
