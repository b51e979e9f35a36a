import { expect, test } from 'vitest';
import { timelineMachine } from './timeline.machine.ts';

const today = '2026-07-10';
test.for([
  ['planned', '2026-07-11', null, true],
  ['planned', '2026-07-11', null, false],
  ['in_force', '2026-07-10', null, true],
  ['in_force', null, '2026-07-11', true],
  ['empty', null, '2026-07-11', false],
  ['ended', null, '2026-07-10', true],
  ['unused', '2026-07-01', '2026-07-10', false],
] as const)('it is %s from %s to before %s, filled: %s', ([state, start_date, end_date, filled]) => {
  expect(timelineMachine.stateOf({ start_date, end_date, filled, today })).toBe(state);
});
