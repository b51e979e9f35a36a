import type { ErrorCode } from '../errors.ts';
import type { Permission } from './permission.ts';

/** An action of users on a row in a state. */
export interface Transition<State extends string> {
  /** States in which it is permitted. */
  from: readonly State[];
  /** Target states. Several where facts decide, none where the state stays. */
  to?: State | readonly State[];
  right: Permission;
  /** It creates another document, which is the caller's own, whoever owns the row. */
  createsDocument?: true;
  /** Error in any other state: one code, or one per state. */
  refusal: ErrorCode | Partial<Record<State, ErrorCode>>;
}

/** A field that users change in place, and when it is open. */
export interface EditableField<Row, State extends string> {
  /** The action whose states it follows, `update` by default. */
  by?: string;
  /** Its own states instead, and the error in any other. */
  from?: readonly State[];
  refusal?: ErrorCode;
  /** A fact that fixes it in every state, and the error that says so. */
  fixed?: { when(row: Row): boolean; refusal: ErrorCode };
}

/** A transition that follows from facts and not from an action. */
export interface AutomaticTransition<State extends string> {
  from: readonly State[];
  to: State;
}

/** Who has to work on a document next. */
export const departments = ['sale', 'purchase', 'warehouse', 'accounting'] as const;
export type Department = (typeof departments)[number];

/** A stage of the process of a document. */
export interface Stage<State extends string, Row = never> {
  /** States of the stage, named after the first. */
  states: readonly State[];
  /** Rows in which somebody else has to act. */
  except?: { when(row: Row): boolean; department: Department; actions: readonly string[] };
  /** Who has to act in this stage. Nobody in the last one. */
  department?: Department;
  /** Actions that lead onwards. By default all actions that lead to a later stage. */
  actions?: readonly string[];
}

/** State machine of an entity, used by checks, `actions` in responses, buttons and diagrams. */
export interface Machine<Row, State extends string, Action extends string> {
  /** Type of the entity in the change log. */
  entity: string;
  states: readonly State[];
  initial: State;
  stateOf(row: Row): State;
  transitions: Readonly<Record<Action, Transition<State>>>;
  automatic: readonly AutomaticTransition<State>[];
  /** Every field of the document that its `PUT` accepts, and when. */
  editable?: Readonly<Record<string, EditableField<Row, State>>>;
  /** Stages in order. States without a stage are outside of the normal process. */
  stages?: readonly Stage<State, Row>[];
}

/**
 * Declares a state machine, typed by the row that `stateOf` reads: `defineMachine((row: { … }) => …)({ …
 * })`.
 */
export const defineMachine =
  <Row, State extends string>(stateOf: (row: Row) => State) =>
  <Action extends string>(
    machine: Omit<Machine<Row, State, Action>, 'stateOf' | 'automatic'> & {
      automatic?: readonly AutomaticTransition<State>[];
    },
  ): Machine<Row, State, Action> => ({ automatic: [], ...machine, stateOf });

/** Error code of an action in a state. Undefined where it is permitted. */
export function refusalIn<State extends string, Action extends string>(
  { transitions }: Pick<Machine<never, State, Action>, 'transitions'>,
  action: Action,
  state: State,
): ErrorCode | undefined {
  const { from, refusal } = transitions[action];
  if (from.includes(state)) return undefined;
  const code = typeof refusal === 'string' ? refusal : refusal[state];
  if (code === undefined) throw new Error(`Nothing says why ${action} cannot be done in ${state}`);
  return code;
}

/** Error code of changing a field of a row. Undefined where it is open. */
export function fieldRefusal<Row, State extends string, Action extends string>(
  machine: Machine<Row, State, Action>,
  field: string,
  row: Row,
): ErrorCode | undefined {
  const rule = machine.editable?.[field];
  if (rule === undefined) throw new Error(`${machine.entity} does not say when ${field} can change`);
  const state = machine.stateOf(row);
  const { by = 'update', from, refusal, fixed } = rule;
  if (fixed?.when(row)) return fixed.refusal;
  if (from?.includes(state)) return undefined;
  if (refusal !== undefined) return refusal;
  const { transitions } = machine as Machine<Row, State, string>;
  return refusalIn({ transitions }, by, state);
}

/** All transitions of a machine: from, to, and the action, undefined where it follows from facts. */
export function listTransitions<State extends string, Action extends string>({
  transitions,
  automatic: follows,
}: Pick<Machine<never, State, Action>, 'transitions' | 'automatic'>): {
  from: State;
  to: State;
  action?: Action;
}[] {
  const taken = (Object.entries(transitions) as [Action, Transition<State>][]).flatMap(
    ([action, { from, to }]) =>
      from.flatMap((start) =>
        (to === undefined ? [start] : typeof to === 'string' ? [to] : to).map((end) => ({
          from: start,
          to: end as State,
          action,
        })),
      ),
  );
  return [...taken, ...follows.flatMap(({ from, to }) => from.map((start) => ({ from: start, to })))];
}
