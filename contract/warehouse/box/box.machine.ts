import { defineMachine } from '../../kernel/machine.ts';

type BoxState = 'open' | 'closed' | 'scrapped';

const change = { resource: 'box', action: 'update' } as const;

/** Goods go into a box while it is open. What was packed by mistake is written off and stays so. */
export const boxMachine = defineMachine(
  ({ closed_at, scrapped }: { closed_at: string | null; scrapped: boolean }): BoxState =>
    scrapped ? 'scrapped' : closed_at !== null ? 'closed' : 'open',
)({
  word: 'box',
  states: ['open', 'closed', 'scrapped'],
  initial: 'open',
  transitions: {
    update: {
      from: ['open'],
      right: change,
      refusal: { closed: 'box_is_closed', scrapped: 'box_is_scrapped' },
    },
    close: {
      from: ['open'],
      to: 'closed',
      right: change,
      refusal: { closed: 'box_is_closed', scrapped: 'box_is_scrapped' },
    },
    open: {
      from: ['closed'],
      to: 'open',
      right: change,
      refusal: { open: 'box_is_open', scrapped: 'box_is_scrapped' },
    },
    delete: {
      from: ['open', 'closed'],
      to: 'scrapped',
      right: { resource: 'box', action: 'delete' },
      refusal: 'box_is_scrapped',
    },
  },
});
