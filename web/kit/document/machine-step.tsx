import type { ReactNode } from 'react';
import type { ErrorCode } from '@hakobu/contract/errors.ts';
import type { ActionState } from '@hakobu/contract/kernel/fields.ts';
import type { Machine } from '@hakobu/contract/kernel/machine.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { reasonText } from '../reason-text.ts';
import { DocumentActions, type DocumentAction } from './document-actions.tsx';
import { workflowProgress } from './workflow-progress.ts';
import { NextStep } from './next-step.tsx';

interface MachineStepProps<Row, State extends string> {
  machine: Machine<Row, State, string>;
  row: Row & { actions?: readonly ActionState[] | undefined };
  /** Labels of the states, for the stages that are reached. */
  words: ($: Phrases) => Readonly<Record<State, string>>;
  /** What is to do to reach each later stage. */
  todo: ($: Phrases) => Readonly<Partial<Record<State, string>>>;
  /** The actions; those that lead to a later stage are shown here. */
  actions: readonly DocumentAction[];
  /** Actions that resolve a blocking error; the first one is offered until it is resolved. */
  remedies?: Partial<Record<ErrorCode, DocumentAction>>;
}

/** The workflow of a document with a declared state machine; renders nothing for states outside of it. */
export function MachineStep<Row, State extends string>({
  machine,
  row,
  words,
  todo,
  actions,
  remedies = {},
}: MachineStepProps<Row, State>): ReactNode {
  const t = usePhrases();
  const next = workflowProgress(machine, row, row.actions);
  if (next === undefined) return null;
  const mending = next.missing.flatMap((code) => remedies[code] ?? []);
  return (
    <NextStep
      stages={next.stages.map(({ id, reached }) => ({
        id,
        reached,
        label: t(($) => (reached ? undefined : todo($)[id]) ?? words($)[id]),
      }))}
      turns={next.turns}
      missing={next.missing.map(reasonText)}
    >
      {mending.map((action, index) => (
        <DocumentActions
          key={`${action.key} ${index}`}
          states={row.actions}
          actions={[{ ...action, variant: index === 0 ? 'filled' : 'light', onlyWhenPossible: true }]}
        />
      ))}
      <DocumentActions
        states={row.actions}
        actions={actions
          .filter(({ key }) => next.nextActions.includes(key))
          .map((action) => (mending.length > 0 ? { ...action, variant: 'default' } : action))}
      />
    </NextStep>
  );
}

/** Actions that do not lead to a later stage, for the page head. */
export function otherActions<Row, State extends string>(
  machine: Machine<Row, State, string>,
  row: Row,
  actions: readonly DocumentAction[],
): DocumentAction[] {
  const leading = workflowProgress(machine, row)?.nextActions ?? [];
  return actions.filter(({ key }) => !leading.includes(key));
}
