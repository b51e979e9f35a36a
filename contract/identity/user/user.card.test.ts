import { expect, test } from 'vitest';
import { userCard } from './user.card.ts';

test('who is verified is shown in green, who is not yet as a warning, who is shut out in red', () => {
  expect(userCard.states.verification_status).toEqual({
    verified: 'green',
    unverified: 'yellow',
    disabled: 'red',
  });
});
