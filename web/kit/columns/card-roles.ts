import type { CardRole, Column, ColumnKind } from './column.ts';

/** Roles that one column of a card has. */
const SINGLE: readonly CardRole[] = ['tick', 'picture', 'title', 'status', 'party', 'figure', 'date'];
/** The kind of column that takes a role which no column declares; amounts come before quantities. */
const USUAL: readonly (readonly [ColumnKind, CardRole])[] = [
  ['status', 'status'],
  ['party', 'party'],
  ['money', 'figure'],
  ['figure', 'figure'],
  ['moment', 'date'],
];
/** How many further columns a card shows where none are declared, so that 5 to 7 cards fit on a screen. */
const USUAL_MORE = 2;

export interface CardRoles {
  of: ReadonlyMap<string, CardRole>;
  /** The role in a row without a document, which shows all of its columns. */
  inPlain: (key: string) => CardRole;
}

const known = new WeakMap<readonly Column<any>[], CardRoles>();

/** The roles of a table's columns, computed once for all of its rows. */
export function cardRoles(columns: readonly Column<any>[]): CardRoles {
  const before = known.get(columns);
  if (before !== undefined) return before;
  const of = assignRoles(columns);
  const isDeclaredRest = (key: string) => columns.some((one) => one.key === key && one.card === 'rest');
  const roles: CardRoles = {
    of,
    inPlain: (key) => {
      const role = of.get(key)!;
      return role === 'rest' && !isDeclaredRest(key) ? 'more' : role;
    },
  };
  known.set(columns, roles);
  return roles;
}

function assignRoles(columns: readonly Column<any>[]): Map<string, CardRole> {
  const roles = new Map<string, CardRole>();
  const isTaken = (role: CardRole) => SINGLE.includes(role) && [...roles.values()].includes(role);
  const take = (role: CardRole, isFit: (column: Column<any>) => boolean) => {
    const column = columns.find((one) => !roles.has(one.key) && one.card === undefined && isFit(one));
    if (column !== undefined && !isTaken(role)) roles.set(column.key, role);
  };
  for (const { key, card } of columns) if (card !== undefined && !isTaken(card)) roles.set(key, card);
  take('title', ({ title }) => title !== '');
  for (const [kind, role] of USUAL) take(role, (column) => column.kind === kind && column.title !== '');
  for (const column of columns)
    if (!roles.has(column.key)) roles.set(column.key, column.title === '' ? 'acts' : 'more');
  const more = columns.filter(({ key }) => roles.get(key) === 'more');
  const declared = more.filter(({ card }) => card === 'more');
  const shown = declared.length > 0 ? declared : more.slice(0, USUAL_MORE);
  for (const column of more) if (!shown.includes(column)) roles.set(column.key, 'rest');
  return roles;
}
