import type { ErrorCode } from '@hakobu/contract/errors.ts';
import type { ActionState } from '@hakobu/contract/kernel/fields.ts';
import type { Machine, Department } from '@hakobu/contract/kernel/machine.ts';

/** The workflow stages of a document and what comes next. */
export interface WorkflowProgress<Id extends string> {
  stages: { id: Id; reached: boolean }[];
  /** The departments that have to act; none when finished. */
  turns: readonly Department[];
  /** Keys of the user actions that lead to a later stage. */
  nextActions: readonly string[];
  /** Error codes that block the next action. */
  missing: readonly ErrorCode[];
}

/**
 * The stages of a document by its state machine, and the actions that lead to a later stage. Undefined in
 * states outside the stages.
 */
export function workflowProgress<Row, State extends string, Action extends string>(
  { stages: way = [], transitions, stateOf }: Machine<Row, State, Action>,
  row: Row,
  actions: readonly ActionState[] = [],
): WorkflowProgress<State> | undefined {
  const state = stateOf(row);
  const at = way.findIndex(({ states }) => states.includes(state));
  if (at === -1) return undefined;
  const later = way.slice(at + 1).flatMap(({ states }) => states);
  const isLeading = (key: Action): boolean => {
    const { from, to = [] } = transitions[key];
    return from.includes(state) && [to].flat().some((end) => later.includes(end as State));
  };
  const stage = way[at]!.except?.when(row) ? way[at]!.except : way[at]!;
  const nextActions = stage.actions ?? (Object.keys(transitions) as Action[]).filter(isLeading);
  const { reason = null, missing = [] } = actions.find(({ key }) => key === nextActions[0]) ?? {};
  const said = missing.length > 0 ? missing : reason === null || reason === 'forbidden' ? [] : [reason];
  return {
    stages: way.map(({ states }, index) => ({ id: states[0]!, reached: index <= at })),
    turns: turnsOf(stage.department, said as readonly ErrorCode[]),
    nextActions,
    missing: said as readonly ErrorCode[],
  };
}

/** Who can resolve a blocking error, where it is not the department of the stage. */
const RESOLVED_BY: Partial<Record<ErrorCode, Department>> = { orders_unsettled: 'accounting' };

function turnsOf(own: Department | undefined, missing: readonly ErrorCode[]): readonly Department[] {
  if (own === undefined) return [];
  return missing.length === 0 ? [own] : [...new Set(missing.map((code) => RESOLVED_BY[code] ?? own))];
}
