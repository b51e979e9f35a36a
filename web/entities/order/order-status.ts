import { phrase, type Phrases } from '#app/i18n.ts';

/** The label of an order's computed status. */
export const orderStatusLabel = (id: string): string =>
  phrase(($) => $.order.order.status[id as keyof Phrases['order']['order']['status']]);
