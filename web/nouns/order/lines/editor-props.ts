import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';

/** What edits the lines of an order that is being written. */
export interface EditorProps<Line> {
  lines: Line[];
  onChange: (lines: Line[]) => void;
  currency: CurrencyId;
  errorOf: (field: string) => string | undefined;
}
