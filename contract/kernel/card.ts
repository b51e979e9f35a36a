import type { Permission, Resource } from './permission.ts';

/** Badge colours of states; web/kit/README.md says what each means. */
export type Colour = 'dark' | 'gray' | 'red' | 'orange' | 'yellow' | 'green' | 'cyan' | 'blue';

/** Condition on the user, or on rows whose id starts with a prefix. */
type Condition = { role: string } | { may: Permission } | { begins: string };

/**
 * Path of a row's screen in the web app, with `{id}` or `{name}`, both URL-encoded. The first address whose
 * `when` holds is used.
 */
export interface Address {
  path: string;
  when?: Condition;
}

/** How the search palette finds rows: by a list, with its right and scope. */
export interface SearchTarget {
  /** Name of the target in the response. */
  type: string;
  /** Key of its name in the phrases, where it differs from the entity's: customers are users. */
  label?: string;
  /** Display order. */
  order: number;
  /** Path of the list, without `/api/`. */
  path: string;
  filters?: Readonly<Record<string, readonly string[]>>;
  include?: readonly string[];
  /** Template over the row: `{name}`. */
  title: string;
  /** Templates over the row. The first one without missing fields is used. */
  detail?: readonly string[];
  /** Path of its screen, where it differs from the card's. */
  address?: readonly Address[];
}

/** Descriptor of an entity. Data only, because the web app loads it too. */
export interface Card {
  /** Its type in change log and events: `lading_bill`. */
  entity: string;
  /** Key of its singular name in the phrases: `warehouse.lading_bill.name`. */
  label: string;
  /**
   * Resource of the right that protects it. Without one, every signed-in user reads it, or each user their
   * own.
   */
  resource?: Resource;
  /** Its table. Without one it has no rows. */
  table?: string;
  /**
   * The column that names a row, by default its number. A foreign key stands for the name of the row it
   * refers to: a line has the name of its product.
   */
  name?: string;
  /** Prefix of its rows' numbers, `PO` for `PO000022`; see `contract/document-number.ts`. */
  numberPrefix?: string;
  /** Several columns that together name a row, such as `A-1-2-3`. */
  nameParts?: readonly string[];
  /** What stands between the name's parts, a hyphen by default. */
  nameSeparator?: string;
  /** Type of its ids, numbers by default. */
  key?: 'text';
  /** Key of the rows' names in the phrases, for rows that ship with the product: `common.method`. */
  rowLabels?: string;
  /** Foreign-key columns that refer to it. By default its type and `_id`. */
  references?: readonly string[];
  /**
   * Entities whose ids its change log holds, by key of the content, where the key is no foreign key. For
   * linked rows the key is the include: `tags` covers `tags_attached` and `tags_detached`.
   */
  logLinks?: Readonly<Record<string, string>>;
  /** Whether its `parent_id` refers to a row of the same entity. */
  parent?: true;
  /** Id of the endpoint that reads a row. Its right also covers notes on the row and events about it. */
  read?: string;
  /** Id prefixes of the endpoints that show it. By default, those with the prefix of `read`. */
  calls?: readonly string[];
  /** Whether what other documents of the trade still wait for follows from its rows. */
  progress?: true;
  /** Paths of a row's screens. */
  address?: readonly Address[];
  /** Colours of its states, by field. */
  states?: Readonly<Record<string, Readonly<Record<string, Colour>>>>;
  /** Keys of the names of stored values, by field: `{ status: 'helper.post.status' }`. */
  valueLabels?: Readonly<Record<string, string>>;
  find?: readonly SearchTarget[];
  /** Whether its writes are recorded in the change log, true by default. */
  logged?: false;
  /** Whether its changes are announced to open screens, true by default. */
  live?: false;
}

/**
 * Endpoints that show what a document still waits for. It follows from goods, boxes, bills and money, so they
 * change with every row whose card declares `progress`.
 */
export const progressCalls = [
  'order.order',
  'order.purchase',
  'order.contract',
  'warehouse.sfa',
  'warehouse.lading-bill',
  'warehouse.container',
] as const;

/** Declares an entity descriptor, see docs/decisions/0017-entity-descriptors.md. */
export const defineCard = <const C extends Card>(card: C): C => card;

/** The user who opens a row. */
export interface Viewer {
  role: string | undefined;
  may(permission: Permission): boolean;
}

/** Path of a row's screen for a user. Undefined where none shows it to them. */
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
 * Fills `{field}` and `{field.nested}` from a row. Undefined where a field is missing, so that the caller
 * tries the next template.
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

/** Id prefixes of the endpoints whose responses change with a row. */
export const callsOf = ({ calls, read, progress }: Card): readonly string[] => [
  ...(calls ?? (read === undefined ? [] : [read.slice(0, read.lastIndexOf('.'))])),
  ...(progress === true ? progressCalls : []),
];

/** All foreign-key columns that refer to rows of the entity. */
export const referencesOf = ({ references, entity: word }: Card): readonly string[] =>
  references ?? [`${word}_id`];
