import type { ErrorCode } from '@hakobu/contract/errors.ts';
import type { ActionState } from '@hakobu/contract/kernel/fields.ts';
import { refusalIn, type Machine } from '@hakobu/contract/kernel/machine.ts';
import { may } from '@hakobu/contract/kernel/permission.ts';
import { Words, type WordList } from '@hakobu/phrases/word-lists.ts';
import type { Actor } from './context.ts';
import { Refusal, type PhraseValues } from './refusal.ts';

/** What stands in the way of an action beside the row's state. */
export interface Obstacle {
  reason: ErrorCode;
  /** Words of what is missing, for the answer. */
  missing?: string[];
}
/** What is still to come before an action is of use, though nothing forbids it. */
export interface PendingCondition {
  missing: ErrorCode[];
}

/** Where the states of a noun have their words. */
const stateLists: Partial<Record<string, WordList>> = {
  order: 'order_statuses',
  purchase: 'purchase_statuses',
  purchase_item: 'purchase_statuses',
  contract: 'contract_statuses',
  goods_delivery: 'goods_delivery_statuses',
};

/** Refuses an action that the row's state does not allow, with the machine's code. */
export function requireAction<Row, State extends string, Action extends string>(
  machine: Machine<Row, State, Action>,
  action: Action,
  row: Row,
  { values, details }: { values?: PhraseValues; details?: Record<string, unknown> } = {},
): void {
  const state = machine.stateOf(row);
  const code = refusalIn(machine, action, state);
  if (code === undefined) return;
  const { from, to } = machine.transitions[action];
  const list = stateLists[machine.entity];
  const said = (states: readonly string[]): unknown =>
    list === undefined ? states.join(' / ') : new Words(list, states);
  throw new Refusal(code, {
    values: { status: said([state]), needed: said(from), wanted: said([to ?? state].flat()), ...values },
    details: details ?? { status_id: state, needed: from },
  });
}

/** What the actor can do to a row now, and why not the rest: the `actions` of an answer. */
export function actionsOf<Row, State extends string, Action extends string>(
  { permissions }: Pick<Actor, 'permissions'>,
  machine: Machine<Row, State, Action>,
  row: Row,
  obstacles: Partial<Record<Action, Obstacle | PendingCondition>> = {},
): ActionState[] {
  const state = machine.stateOf(row);
  return (Object.keys(machine.transitions) as Action[]).map((key) => {
    const allowed = may(permissions, machine.transitions[key].right);
    const refusal = refusalIn(machine, key, state);
    const obstacle: Partial<Obstacle> | undefined =
      refusal === undefined ? obstacles[key] : { reason: refusal };
    return {
      key,
      allowed: allowed && obstacle?.reason === undefined,
      reason: allowed ? (obstacle?.reason ?? null) : 'forbidden',
      missing: obstacle?.missing ?? [],
    };
  });
}
