import { defineMachine } from '../../kernel/machine.ts';

interface PalletFacts {
  boxes_quantity: number;
  location_id: number | null;
}
type PalletState = 'empty' | 'loaded' | 'stored';

const right = { resource: 'pallet', action: 'update' } as const;
const everywhere = ['empty', 'loaded', 'stored'] as const;

/** A pallet gets boxes and then a shelf location. Without boxes it waits again, at any location. */
export const palletMachine = defineMachine(({ boxes_quantity, location_id }: PalletFacts): PalletState =>
  boxes_quantity === 0 ? 'empty' : location_id === null ? 'loaded' : 'stored',
)({
  entity: 'pallet',
  states: everywhere,
  initial: 'empty',
  stages: [
    { states: ['empty'], department: 'warehouse', actions: ['add_boxes'] },
    { states: ['loaded'], department: 'warehouse', actions: ['set_location'] },
    { states: ['stored'] },
  ],
  transitions: {
    add_boxes: { from: everywhere, to: ['loaded', 'stored'], right, refusal: {} },
    set_location: { from: everywhere, to: everywhere, right, refusal: {} },
  },
  automatic: [{ from: ['loaded', 'stored'], to: 'empty' }],
});
