import { expect, test } from 'vitest';
import { contractCard } from './contract.card.ts';
import { contractStates } from './contract.machine.ts';

test('a contract in force is shown as good, and any other as bad', () => {
  const colours: Readonly<Record<string, string>> = contractCard.states.status_id;
  expect(contractStates.map((state) => [state, colours[state]])).toEqual([
    ['Draft', 'red'],
    ['Open', 'green'],
    ['Closed', 'red'],
    ['Cancelled', 'red'],
  ]);
});
