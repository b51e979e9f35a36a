/**
 * A state machine as data: which actions lead from which states to which state. States that are computed from facts have no action
 * leading to them and are listed in `computed`.
 */
export interface Machine<State extends string, ActionName extends string> {
  states: readonly State[];
  initial: State;
  computed: readonly State[];
  transitions: Readonly<Record<ActionName, { from: readonly State[]; to: State }>>;
}

/** Declares a machine and refuses one with an unknown or unreachable state. */
export function defineMachine<const State extends string, const ActionName extends string>(machine: Machine<State, ActionName>): Machine<State, ActionName> {
  const known = new Set<string>(machine.states);
  const reached = new Set<string>([machine.initial, ...machine.computed]);
  const steps = Object.entries(machine.transitions) as [string, { from: readonly State[]; to: State }][];
  for (const [name, { from, to }] of steps) {
    for (const state of [...from, to]) if (!known.has(state)) throw new Error(`machine: action ${name} names the unknown state ${state}`);
    reached.add(to);
  }
  const unreachable = machine.states.filter((state) => !reached.has(state));
  if (unreachable.length > 0) throw new Error(`machine: unreachable states ${unreachable.join(', ')}`);
  return machine;
}

/** The actions that the machine allows in a state. */
export function actionsFrom<State extends string, ActionName extends string>(machine: Machine<State, ActionName>, state: State): ActionName[] {
  return (Object.keys(machine.transitions) as ActionName[]).filter((name) => machine.transitions[name].from.includes(state));
}
