// Statements seen often get a name, so that PostgreSQL plans them once per connection. Rare ones stay
// nameless: each name costs memory in every connection.
const NAME_AFTER = 3;
const MOST_NAMES = 1000;

/**
 * Begins statements that are planned for their values each time: PostgreSQL would settle on one plan after a
 * few calls, and the one for common values reads whole tables for rare ones.
 */
export const CUSTOM_PLAN = '/* planned for its values */ ';

/** Hands out names to the texts of statements that repeat. */
export class StatementNames {
  readonly kept: boolean;
  readonly #named: boolean;
  readonly #seen = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** `kept`: a connection is always the same process of the database, which keeps what was prepared there. */
  constructor(named = true, kept = true) {
    this.#named = named;
    this.kept = kept;
  }

  /** The name to prepare the statement under, or undefined to send it nameless. */
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
