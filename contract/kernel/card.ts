import type { Permission, Resource } from './permission.ts';

/** The colours that badges of states may have. */
export type Colour = 'dark' | 'gray' | 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'cyan' | 'blue';

/** Whom an address is for, or which rows: those whose id begins so. */
type Condition = { role: string } | { may: Permission } | { begins: string };

/**
 * Where a row is looked at in the web app: a path with `{id}` or `{name}`, both written as addresses need
 * them. `when` says for whom and for which rows; the first one whose condition holds is taken.
 */
export interface Address {
  path: string;
  when?: Condition;
}

/** How the palette finds rows: by the list that shows them, with its rights and its scope. */
export interface SearchTarget {
  /** What the answer calls it. */
  type: string;
  /** Where in the phrases people find that: customers are users and called otherwise. */
  label?: string;
  /** Where it stands among what is found. */
  order: number;
  /** The path of the list, without `/api/`. */
  path: string;
  filters?: Readonly<Record<string, readonly string[]>>;
  include?: readonly string[];
  /** A template over the row, `{name}`. */
  title: string;
  /** Templates over the row; the first one whose fields are all there is shown. */
  detail?: readonly string[];
  /** Where it is looked at, where that is not the card's own address. */
  address?: readonly Address[];
}

/** What the rest of the house has to know of a noun. Words only: the web app loads it too. */
export interface Card {
  /** What change log and events call it: `lading_bill`. */
  entity: string;
  /** Where in the phrases people find its name, one of it: `warehouse.lading_bill.name`. */
  label: string;
  /** The right that guards it; none where everybody signed in reads it, or only their own. */
  resource?: Resource;
  /** Its table; none where no row stands behind it. */
  table?: string;
  /**
   * The column that names a row; without one its number does. A column that refers to another noun stands for
   * that row's name: a line is called like its product.
   */
  name?: string;
  /** Several columns that together name a row, as `A-1-2-3`. */
  nameParts?: readonly string[];
  /** Ids are numbers unless this says that they are words. */
  key?: 'text';
  /** Where in the phrases rows have their names, for rows that ship with the product: `common.method`. */
  rowLabels?: string;
  /** Columns that refer to it. Without this: its word and `_id`. */
  references?: readonly string[];
  /** Its `parent_id` refers to a row of its own kind. */
  parent?: true;
  /** The id of the call that reads one row: who reads it may write notes on it and hears of its changes. */
  read?: string;
  /** What the ids of the calls begin with that show it. Without this: the calls beside `read`. */
  calls?: readonly string[];
  /** Where a row is looked at. */
  address?: readonly Address[];
  /** The colours of its states, by field. */
  states?: Readonly<Record<string, Readonly<Record<string, Colour>>>>;
  /**
   * Where in the phrases the stored words of a field have their names: `{ status: 'helper.post.status' }`.
   */
  valueLabels?: Readonly<Record<string, string>>;
  find?: readonly SearchTarget[];
  /** Its writes leave entries in the change log, unless this is false. */
  logged?: false;
  /** Open screens hear of its changes, unless this is false. */
  live?: false;
}

/** Declares what the house has to know of a noun; see docs/decisions/0017-entity-descriptors.md. */
export const defineCard = <const C extends Card>(card: C): C => card;

/** Who looks. */
export interface Viewer {
  role: string | undefined;
  may(permission: Permission): boolean;
}

/** Where somebody looks at a row; undefined where no screen shows it to them. */
export function addressFor(
  addresses: readonly Address[],
  viewer: Viewer,
  row: { id: string; name?: string | undefined },
): string | undefined {
  const found = addresses.find(({ when }) => when === undefined || holds(when, viewer, row.id));
  return found && fillTemplate(found.path, row, encodeURIComponent);
}

function holds(when: Condition, viewer: Viewer, id: string): boolean {
  if ('role' in when) return viewer.role === when.role;
  return 'may' in when ? viewer.may(when.may) : id.startsWith(when.begins);
}

/**
 * Fills `{field}` and `{field.of.it}` from a row. Undefined where a field is missing, so that the next
 * template can be tried.
 */
export function fillTemplate(
  template: string,
  row: object,
  write: (value: string) => string = String,
): string | undefined {
  let whole = true;
  const text = template.replaceAll(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>(
        (at, key) =>
          typeof at === 'object' && at !== null && Object.hasOwn(at, key)
            ? (at as Record<string, unknown>)[key]
            : undefined,
        row,
      );
    if (value === undefined || value === null || value === '') whole = false;
    return write(String(value ?? ''));
  });
  return whole ? text : undefined;
}

/** What the ids of the calls begin with that a change of a row touches. */
export const callsOf = ({ calls, read }: Card): readonly string[] =>
  calls ?? (read === undefined ? [] : [read.slice(0, read.lastIndexOf('.'))]);

/** The columns that refer to rows of the noun, wherever they stand. */
export const referencesOf = ({ references, entity: word }: Card): readonly string[] =>
  references ?? [`${word}_id`];
