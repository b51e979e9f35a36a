import type { ErrorCode } from '@hakobu/contract/errors.ts';
import type { ActionState } from '@hakobu/contract/kernel/fields.ts';
import { fieldRefusal, refusalIn, type Machine } from '@hakobu/contract/kernel/machine.ts';
import { Words, type WordList } from '@hakobu/phrases/word-lists.ts';
import { differences } from './crud/rows.ts';
import type { RowRights } from './list/row-rights.ts';
import { Refusal, type PhraseValues } from './refusal.ts';

/** A reason beside the row's state that blocks an action. */
export interface Obstacle {
  reason: ErrorCode;
  /** Missing facts, for the response. */
  missing?: string[];
}
/** A condition without which an action is allowed, but of no use yet. */
export interface PendingCondition {
  missing: ErrorCode[];
}

/** The labels of an entity's states. */
const stateLists: Partial<Record<string, WordList>> = {
  order: 'order_statuses',
  purchase: 'purchase_statuses',
  purchase_item: 'purchase_statuses',
  contract: 'contract_statuses',
  goods_delivery: 'goods_delivery_statuses',
};

/** Refuses an action that the row's state does not allow, with the machine's error code. */
export function requireAction<Row, State extends string, Action extends string>(
  machine: Machine<Row, State, Action>,
  action: Action,
  row: Row,
  { values, details }: { values?: PhraseValues; details?: Record<string, unknown> } = {},
): void {
  const state = machine.stateOf(row);
  const code = refusalIn(machine, action, state);
  if (code !== undefined)
    throw refusalOf(machine, code, { ...machine.transitions[action], state, values, details });
}

/** Refuses changed values of fields that are closed in the row's state. */
export function requireFields<Row extends object, State extends string, Action extends string>(
  machine: Machine<Row, State, Action>,
  row: Row,
  changes: object,
  { values, details }: { values?: PhraseValues; details?: Record<string, unknown> } = {},
): void {
  const state = machine.stateOf(row);
  for (const field of Object.keys(differences(row, changes))) {
    const code = fieldRefusal(machine, field, row);
    if (code === undefined) continue;
    const { from = [] } = machine.editable![field]!;
    throw refusalOf(machine, code, { from, state, values, details });
  }
}

function refusalOf(
  machine: Pick<Machine<never, string, string>, 'entity'>,
  code: ErrorCode,
  {
    state,
    from,
    to,
    values,
    details,
  }: {
    state: string;
    from: readonly string[];
    to?: string | readonly string[] | undefined;
    values?: PhraseValues | undefined;
    details?: Record<string, unknown> | undefined;
  },
): Refusal {
  const list = stateLists[machine.entity];
  const said = (states: readonly string[]): unknown =>
    list === undefined ? states.join(' / ') : new Words(list, states);
  return new Refusal(code, {
    values: { status: said([state]), needed: said(from), wanted: said([to ?? state].flat()), ...values },
    details: details ?? { status_id: state, needed: from },
  });
}

const obstacleReason = (obstacle: Partial<Obstacle> | undefined): ErrorCode | undefined => obstacle?.reason;

/** The `actions` of a response: what the caller can do to a row now, and the reasons against the rest. */
export function actionsOf<Row, State extends string, Action extends string>(
  rights: RowRights,
  machine: Machine<Row, State, Action>,
  row: Row,
  obstacles: Partial<Record<Action, Obstacle | PendingCondition>> = {},
): ActionState[] {
  const state = machine.stateOf(row);
  const openFields = Object.keys(machine.editable ?? {}).filter(
    (field) => fieldRefusal(machine, field, row) === undefined,
  );
  return (Object.keys(machine.transitions) as Action[]).map((key) => {
    const { right, createsDocument = false } = machine.transitions[key];
    const allowed = rights(right, createsDocument);
    const refusal = refusalIn(machine, key, state);
    // An obstacle beside the state blocks every field.
    const blocked = refusal === undefined && obstacleReason(obstacles[key]) !== undefined;
    const obstacle: Partial<Obstacle> | undefined =
      refusal === undefined ? obstacles[key] : { reason: refusal };
    return {
      key,
      allowed: allowed && obstacle?.reason === undefined,
      reason: allowed ? (obstacle?.reason ?? null) : 'forbidden',
      missing: obstacle?.missing ?? [],
      ...(key === 'update' && machine.editable && { fields: allowed && !blocked ? openFields : [] }),
    };
  });
}
