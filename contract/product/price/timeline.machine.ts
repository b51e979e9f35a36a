import { defineMachine } from '../../kernel/machine.ts';

type TimelineState = 'planned' | 'empty' | 'in_force' | 'ended' | 'unused';

/** What the state of a timeline follows from: its days, whether it has brackets, and what day it is. */
export interface TimelineDays {
  start_date: string | null;
  end_date: string | null;
  filled: boolean;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Whether documents may have used a timeline already. */
export const hasBegun = ({ start_date, today }: Pick<TimelineDays, 'start_date' | 'today'>): boolean =>
  start_date === null || start_date <= today;
/** Whether its last day has passed. */
export const hasEnded = ({ end_date, today }: Pick<TimelineDays, 'end_date' | 'today'>): boolean =>
  end_date !== null && end_date <= today;

function stateOf(timeline: TimelineDays): TimelineState {
  if (!hasBegun(timeline)) return 'planned';
  if (hasEnded(timeline)) return timeline.filled ? 'ended' : 'unused';
  return timeline.filled ? 'in_force' : 'empty';
}

/**
 * What people do to a timeline of a price. What was in force stays as it was: its brackets change by a new
 * timeline that begins today, and it is deleted only while nothing can have been charged by it.
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
