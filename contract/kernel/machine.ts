import type { ErrorCode } from '../errors.ts';
import type { Permission } from './permission.ts';

/** Something people do to a row that is in a state. */
export interface Transition<State extends string> {
  /** States in which it can be done. */
  from: readonly State[];
  /** Where it leads; several where facts decide between them, none where the state stays. */
  to?: State | readonly State[];
  right: Permission;
  /** What is answered in any other state: one code, or one a state. */
  refusal: ErrorCode | Partial<Record<State, ErrorCode>>;
}

/** A way between states that nobody takes by hand: it follows from facts. */
export interface AutomaticTransition<State extends string> {
  from: readonly State[];
  to: State;
}

/** Who works on a document next. */
export type Department = 'sale' | 'purchase' | 'warehouse' | 'accounting';

/** A stage on the way of a document to its end. */
export interface Stage<State extends string> {
  /** The states that belong to it; it is called like the first. */
  states: readonly State[];
  /** Whose turn it is then; nobody's where the way ends. */
  department?: Department;
  /** What people do then to come further; without it, whatever leads to a later stage. */
  actions?: readonly string[];
}

/**
 * The states of a noun and the ways between them: guard, `actions` of answers, buttons and pictures read it.
 */
export interface Machine<Row, State extends string, Action extends string> {
  /** The noun's word in the change log. */
  entity: string;
  states: readonly State[];
  initial: State;
  stateOf(row: Row): State;
  transitions: Readonly<Record<Action, Transition<State>>>;
  automatic: readonly AutomaticTransition<State>[];
  /** The stages from the first to the last; states that are on none lie beside the way. */
  stages?: readonly Stage<State>[];
}

/**
 * Declares a machine over what `stateOf` needs to know of a row: `defineMachine((row: { … }) => …)({ … })`.
 */
export const defineMachine =
  <Row, State extends string>(stateOf: (row: Row) => State) =>
  <Action extends string>(
    machine: Omit<Machine<Row, State, Action>, 'stateOf' | 'automatic'> & {
      automatic?: readonly AutomaticTransition<State>[];
    },
  ): Machine<Row, State, Action> => ({ automatic: [], ...machine, stateOf });

/** Why an action cannot be done in a state; undefined where it can. */
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

/** Every way of a machine, as from, to and the action's name (undefined where it follows from facts). */
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
