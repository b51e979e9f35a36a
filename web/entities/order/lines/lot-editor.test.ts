import { expect, test } from 'vitest';
import { emptyLot, lotBody, totalOfLot } from './lot-editor.tsx';

const lot = {
  ...emptyLot(),
  ...{ auction_id: 'x1', title: 'ライカ M3', ends_at: '2026-11-30 20:00' },
  ...{ max_bid: '5000', fee: '300', domestic_shipping: '700' },
};

test('a lot costs its highest bid plus fees; empty amounts are zero', () => {
  expect(totalOfLot(lot)).toBe('6000');
  expect(totalOfLot({ ...lot, max_bid: '' })).toBe('1000');
  expect(totalOfLot({ ...lot, fee: '', domestic_shipping: '' })).toBe('5000');
});

test('a lot is sent once it has a highest bid, with zero for empty amounts', () => {
  expect(lotBody({ ...lot, max_bid: '' })).toBeUndefined();
  expect(lotBody({ ...lot, max_bid: '0' })).toBeUndefined();
  expect(lotBody({ ...lot, fee: '' })).toMatchObject({ lot: { max_bid: '5000', fee: '0' } });
});
