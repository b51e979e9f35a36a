import { errorMessage } from '#app/error-message.ts';
import { phrase } from '#app/i18n.ts';

/** The translated reason why an action is unavailable, without the details that only an error names. */
export const reasonText = (code: string | null): string =>
  code === null
    ? ''
    : phrase(($) => errorMessage($, code))
        .replaceAll(/\{\{\w+\}\}/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
