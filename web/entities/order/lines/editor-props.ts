import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Party } from './lines-total.tsx';

/** Properties of all editors of draft lines. */
export interface EditorProps<Line> {
  lines: Line[];
  onChange(this: void, lines: Line[]): void;
  currency: CurrencyId;
  party: Party;
  /** The shipping method, where known: some products are banned from some methods. */
  method?: string | null;
  errorOf: (field: string) => string | undefined;
}
