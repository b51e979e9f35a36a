import { errorMessage } from '#app/error-message.ts';
import { phrase } from '#app/i18n.ts';

/** Why an action is not possible now, in words. */
export const reasonText = (code: string | null): string =>
  code === null ? '' : phrase(($) => errorMessage($, code)).replaceAll(/\s*\{\{\w+\}\}/g, '');
