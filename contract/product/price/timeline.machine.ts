import { defineMachine } from '../../kernel/machine.ts';

type TimelineState = 'planned' | 'empty' | 'in_force' | 'ended' | 'unused';

/** Facts from which the state of a timeline follows: its dates, its brackets, and today. */
export interface TimelineDays {
  start_date: string | null;
  end_date: string | null;
  filled: boolean;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Whether documents may have used a timeline. */
export const hasStarted = ({ start_date, today }: Pick<TimelineDays, 'start_date' | 'today'>): boolean =>
  start_date === null || start_date <= today;
/** Whether its end date has passed. */
export const hasEnded = ({ end_date, today }: Pick<TimelineDays, 'end_date' | 'today'>): boolean =>
  end_date !== null && end_date <= today;

function stateOf(timeline: TimelineDays): TimelineState {
  if (!hasStarted(timeline)) return 'planned';
  if (hasEnded(timeline)) return timeline.filled ? 'ended' : 'unused';
  return timeline.filled ? 'in_force' : 'empty';
}

/**
 * Actions on a timeline. Amounts that were in force are kept: changed brackets start a new timeline today,
 * and a timeline can be deleted only while no document can have used it.
 */
export const timelineMachine = defineMachine(stateOf)({
  entity: 'price_timeline',
  states: ['planned', 'empty', 'in_force', 'ended', 'unused'],
  initial: 'planned',
  transitions: {
    update: {
      from: ['planned', 'empty', 'in_force'],
      right: { resource: 'price', action: 'update' },
      refusal: 'price_in_force',
    },
    move_start: {
      from: ['planned'],
      right: { resource: 'price', action: 'update' },
      refusal: 'price_in_force',
    },
    move_end: {
      from: ['planned', 'empty', 'in_force', 'unused'],
      right: { resource: 'price', action: 'update' },
      refusal: 'price_in_force',
    },
    delete: {
      from: ['planned', 'empty', 'unused'],
      right: { resource: 'price', action: 'delete' },
      refusal: 'price_in_force',
    },
  },
  automatic: [
    { from: ['planned'], to: 'empty' },
    { from: ['planned', 'empty'], to: 'in_force' },
    { from: ['in_force'], to: 'ended' },
    { from: ['empty'], to: 'unused' },
  ],
});
