import { expect, test } from 'vitest';
import { purchaseItemStates } from './purchase-item.machine.ts';
import { purchaseItemCard } from './purchase-item.card.ts';

test('states of lines are dark when new, green when paid or finished, red when nothing comes, else a warning', () => {
  const special = { Newish: 'dark', Paid: 'green', Finish: 'green', OutOfStock: 'red', Cancelled: 'red' };
  const colours = Object.fromEntries(purchaseItemStates.map((state) => [state, 'yellow']));
  expect(purchaseItemCard.states.status_id).toEqual({ ...colours, ...special });
});
