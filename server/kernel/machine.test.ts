import { describe, expect, test } from 'vitest';
import { defineMachine, listTransitions } from '@hakobu/contract/kernel/machine.ts';
import type { RowRights } from './list/row-rights.ts';
import { actionsOf, requireAction } from './machine.ts';
import { Refusal } from './refusal.ts';

const door = defineMachine(({ state }: { state: 'open' | 'shut' | 'locked' }) => state)({
  entity: 'door',
  states: ['open', 'shut', 'locked'],
  initial: 'open',
  transitions: {
    shut: {
      from: ['open'],
      to: 'shut',
      right: { resource: 'box', action: 'update' },
      refusal: { shut: 'already_exists', locked: 'busy' },
    },
    lock: {
      from: ['shut'],
      to: 'locked',
      right: { resource: 'pallet', action: 'update' },
      refusal: 'in_use',
    },
    paint: { from: ['open', 'shut'], right: { resource: 'box', action: 'update' }, refusal: 'in_use' },
  },
  automatic: [{ from: ['shut'], to: 'open' }],
});
const rights: RowRights = ({ resource, action }) => `${resource}.${action}` === 'box.update';

function refusalOf(work: () => void): Refusal | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

describe('a machine', () => {
  test('allows what the state allows', () => {
    expect(refusalOf(() => requireAction(door, 'shut', { state: 'open' }))).toBeUndefined();
  });

  test('refuses with the code of the state, and the required states', () => {
    const refusal = refusalOf(() => requireAction(door, 'shut', { state: 'locked' }));
    expect([refusal?.code, refusal?.values, refusal?.details]).toEqual([
      'busy',
      { status: 'locked', needed: 'open', wanted: 'shut' },
      { status_id: 'locked', needed: ['open'] },
    ]);
  });

  test('uses message and details of the use case', () => {
    const refusal = refusalOf(() =>
      requireAction(door, 'lock', { state: 'open' }, { values: { status: 'ajar' }, details: { door: 7 } }),
    );
    expect([refusal?.values.status, refusal?.details]).toEqual(['ajar', { door: 7 }]);
  });

  test('reports for each action whether it is possible, and why not', () => {
    expect(actionsOf(rights, door, { state: 'shut' })).toEqual([
      { key: 'shut', allowed: false, reason: 'already_exists', missing: [] },
      { key: 'lock', allowed: false, reason: 'forbidden', missing: [] },
      { key: 'paint', allowed: true, reason: null, missing: [] },
    ]);
  });

  test('reports obstacles only if the state would allow it', () => {
    const obstacles = { paint: { reason: 'busy' as const, missing: ['colour'] } };
    const paintIn = (state: 'open' | 'locked') =>
      actionsOf(rights, door, { state }, obstacles).find(({ key }) => key === 'paint');
    expect(paintIn('open')).toEqual({ key: 'paint', allowed: false, reason: 'busy', missing: ['colour'] });
    expect(paintIn('locked')).toEqual({ key: 'paint', allowed: false, reason: 'in_use', missing: [] });
  });

  test('knows its transitions: by action, without change, and by domain events', () => {
    expect(listTransitions(door)).toEqual([
      { from: 'open', to: 'shut', action: 'shut' },
      { from: 'shut', to: 'locked', action: 'lock' },
      { from: 'open', to: 'open', action: 'paint' },
      { from: 'shut', to: 'shut', action: 'paint' },
      { from: 'shut', to: 'open' },
    ]);
  });
});
