import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Party } from './lines-total.tsx';

/** What edits the lines of an order that is being written. */
export interface EditorProps<Line> {
  lines: Line[];
  onChange(this: void, lines: Line[]): void;
  currency: CurrencyId;
  /** Who pays for them, or is paid. */
  party: Party;
  /** How it is to go out, where that is known: a product may not go every way. */
  method?: string | null;
  errorOf: (field: string) => string | undefined;
}
