import { phrase, type Phrases } from '#app/i18n.ts';

/** An order's computed status in words. */
export const orderStatusLabel = (id: string): string =>
  phrase(($) => $.order.order.status[id as keyof Phrases['order']['order']['status']]);
