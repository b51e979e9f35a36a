import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allErrors } from '../../contract/errors.ts';
import { refusalIn, listTransitions, type Machine } from '../../contract/kernel/machine.ts';
import { resources } from '../../contract/kernel/permission.ts';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { root } from './sources.ts';

type AnyMachine = Machine<never, string, string>;
const files = fs.globSync('contract/**/*.machine.ts', { cwd: root });
const machines: AnyMachine[] = [];
for (const file of files) {
  const exported: Record<string, unknown> = await import(path.join(root, file));
  machines.push(...Object.values(exported).filter((value): value is AnyMachine => isMachine(value)));
}

function isMachine(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'transitions' in value && 'stateOf' in value;
}

/** Keys of all groups named `action` in a catalogue. */
function actionWords(catalogue: object): Set<string> {
  const found = new Set<string>();
  const walk = (value: object, name: string): void => {
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') walk(inner as object, key);
      else if (name === 'action') found.add(key);
    }
  };
  walk(catalogue, '');
  return found;
}

/** The phrases of an entity that say what is to do to reach its stages. */
const todoOf = (catalogue: object, entity: string): object | undefined =>
  Object.values(catalogue as Record<string, Record<string, { todo?: object }>>)
    .map((service) => service[entity]?.todo)
    .find(Boolean);

test('every machine file declares one state machine', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(machines).toHaveLength(files.length);
});

describe.for(machines.map((machine) => [machine.entity, machine] as const))(
  'the state machine of %s',
  ([, machine]) => {
    test('reaches every state from the initial one', () => {
      const reached = new Set([machine.initial]);
      for (let before = -1; before !== reached.size;) {
        before = reached.size;
        for (const { from, to } of listTransitions(machine)) if (reached.has(from)) reached.add(to);
      }
      expect([...reached].sort()).toEqual([...machine.states].sort());
    });

    test('names only declared states', () => {
      const unknown = listTransitions(machine)
        .flatMap(({ from, to }) => [from, to])
        .filter((state) => !machine.states.includes(state));
      expect(unknown).toEqual([]);
    });

    // voucher requests have a page without the bar of stages
    if (machine.stages !== undefined && machine.entity !== 'voucher_request')
      test('says of every later stage what is to do, in each language', () => {
        const later = machine.stages!.slice(1).map(({ states }) => states[0]);
        for (const catalogue of [en, vi, ja])
          expect(new Set(Object.keys(todoOf(catalogue, machine.entity) ?? {}))).toEqual(new Set(later));
      });

    test('offers next actions only in states that allow them', () => {
      const wrong = (machine.stages ?? []).flatMap(({ states, actions: by = [] }) =>
        by.filter((action) => !states.every((state) => machine.transitions[action]?.from.includes(state))),
      );
      expect(wrong).toEqual([]);
    });

    test('has a permission for every action, and a specific refusal for every state that forbids it', () => {
      for (const [action, { from, right }] of Object.entries(machine.transitions)) {
        expect(resources, action).toContain(right.resource);
        for (const state of machine.states) {
          const code = refusalIn(machine, action, state);
          expect(code === undefined, `${action} in ${state}`).toBe(from.includes(state));
          if (code !== undefined) expect(allErrors, `${action} in ${state}`).toHaveProperty(code);
          expect(code, `${action} in ${state} says why`).not.toBe('in_use');
        }
      }
    });

    test.for([
      ['en', en],
      ['vi', vi],
      ['ja', ja],
    ] as const)('has a label for each action in %s', ([, catalogue]) => {
      const words = actionWords(catalogue);
      expect(Object.keys(machine.transitions).filter((action) => !words.has(action))).toEqual([]);
    });
  },
);
