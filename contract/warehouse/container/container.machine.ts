import { defineMachine } from '../../kernel/machine.ts';
import type { containerStatuses } from './container.endpoints.ts';

type ContainerState = (typeof containerStatuses)[number];

const change = { resource: 'container', action: 'update' } as const;
const cutOff = { resource: 'container_cutoff', action: 'update' } as const;

/**
 * A container is planned and loaded while open, leaves with its cut-off, and arrives with its first
 * unloading scan.
 */
export const containerMachine = defineMachine(
  ({ had_cut_off, arrived_at }: { had_cut_off: boolean; arrived_at: string | null }): ContainerState =>
    arrived_at !== null ? 'arrived' : had_cut_off ? 'cut_off' : 'open',
)({
  entity: 'container',
  states: ['open', 'cut_off', 'arrived'],
  initial: 'open',
  stages: [
    { states: ['open'], department: 'warehouse' },
    { states: ['cut_off'], department: 'warehouse' },
    { states: ['arrived'] },
  ],
  transitions: {
    update: { from: ['open'], right: change, refusal: 'container_is_cut_off' },
    attach: { from: ['open'], right: change, refusal: 'container_is_cut_off' },
    detach: { from: ['open'], right: change, refusal: 'container_is_cut_off' },
    load: { from: ['open'], right: change, refusal: 'container_is_cut_off' },
    take_out: { from: ['open'], right: change, refusal: 'container_is_cut_off' },
    cut_off: { from: ['open'], to: 'cut_off', right: cutOff, refusal: 'container_is_cut_off' },
    settle_orders: {
      // accounting settles the orders that keep it from leaving
      from: ['open'],
      right: { resource: 'transaction', action: 'create' },
      refusal: 'container_is_cut_off',
    },
    open: {
      from: ['cut_off'],
      to: 'open',
      right: cutOff,
      refusal: { open: 'container_not_cut_off', arrived: 'container_unloaded' },
    },
    unload: {
      from: ['cut_off', 'arrived'],
      to: 'arrived',
      right: change,
      refusal: 'container_not_cut_off',
    },
  },
  editable: {
    name: {},
    total_max_volume: {},
    total_max_weight: {},
  },
});
