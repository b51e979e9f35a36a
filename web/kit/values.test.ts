import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { CurrencyBadge } from './values.tsx';

test.for([
  ['VND', 'red'],
  ['JPY', 'cyan'],
  ['USD', 'dark'],
  ['EUR', 'blue'],
] as const)('%s stands on a badge of its colour, %s', ([id, color]) => {
  expect((CurrencyBadge({ id }) as ReactElement).props).toMatchObject({ color, children: id });
});
