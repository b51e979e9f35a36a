// Names statements that repeat, so that PostgreSQL plans them once per connection. Others stay unnamed: each
// name costs memory in every connection.
const NAME_AFTER = 3;
const MOST_NAMES = 1000;

/**
 * Prefix of statements that need a custom plan: after a few executions PostgreSQL would choose a generic
 * plan, which scans whole tables for rare values.
 */
export const CUSTOM_PLAN = '/* planned for its values */ ';

/** Assigns names to the texts of repeated statements. */
export class StatementNames {
  readonly kept: boolean;
  readonly #named: boolean;
  readonly #seen = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** `lasting`: a connection always reaches the same database process, which keeps prepared statements. */
  constructor(named = true, lasting = true) {
    this.#named = named;
    this.kept = lasting;
  }

  /** The name of the prepared statement, or undefined to send it unnamed. */
  of(text: string): string | undefined {
    if (!this.#named || text.startsWith(CUSTOM_PLAN)) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const seen = (this.#seen.get(text) ?? 0) + 1;
    if (seen < NAME_AFTER) {
      if (this.#seen.size > 10 * MOST_NAMES) this.#seen.clear();
      this.#seen.set(text, seen);
      return undefined;
    }
    if (this.#names.size >= MOST_NAMES) return undefined;
    this.#seen.delete(text);
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
