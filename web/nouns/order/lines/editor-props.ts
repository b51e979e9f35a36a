import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Party } from './lines-total.tsx';

/** What edits the lines of an order that is being written. */
export interface EditorProps<Line> {
  lines: Line[];
  onChange(this: void, lines: Line[]): void;
  currency: CurrencyId;
  /** Who pays for them, or is paid. */
  party: Party;
  errorOf: (field: string) => string | undefined;
}
