import { describe, expect, test } from 'vitest';
import { pickPrice, type PriceCandidate } from './pick-price.ts';

const step = (from: string, to: string | null, value: string) => ({ from, to, value });
const timeline = (id: number, start_date: string | null, end_date: string | null) => ({
  id,
  start_date,
  end_date,
  steps: [step('0', '10', '100'), step('10', '20.5', '90')],
});
const price = (id: number, conditions: Record<string, string>, more: Partial<PriceCandidate> = {}) => ({
  id,
  name: `Price ${id}`,
  minimum_charge: '0',
  rounding_step: null,
  higher_break: false,
  conditions,
  timelines: [timeline(id, null, null)],
  ...more,
});
const pick = (candidates: PriceCandidate[], context: Record<string, string>, date: string, measure: string) =>
  pickPrice(candidates, context, date, measure);
const idOf = (picked: ReturnType<typeof pickPrice>) =>
  'nearest' in picked ? picked.nearest : picked.price.id;

describe('picking a price', () => {
  test('a key that a price does not name matches anything, and more conditions win', () => {
    const candidates = [price(1, {}), price(2, { from: '1' }), price(3, { from: '1', to: '3' })];
    expect(idOf(pick(candidates, { from: '1', to: '3' }, '2026-01-01', '0'))).toBe(3);
    expect(idOf(pick(candidates, { from: '1' }, '2026-01-01', '0'))).toBe(2);
    expect(idOf(pick(candidates, {}, '2026-01-01', '0'))).toBe(1);
  });

  test('of as many conditions the older price is tried first', () => {
    expect(idOf(pick([price(7, {}), price(4, {})], {}, '2026-01-01', '0'))).toBe(4);
  });

  test('a timeline applies from its start to before its end, and the latest start wins', () => {
    const timelines = [timeline(1, null, '2026-06-01'), timeline(2, '2026-03-01', '2026-05-01')];
    const on = (date: string) => {
      const picked = pick([price(1, {}, { timelines })], {}, date, '0');
      return 'nearest' in picked ? picked.nearest : picked.timeline.id;
    };
    expect([on('2026-02-28'), on('2026-03-01'), on('2026-04-30')]).toEqual([1, 2, 2]);
    expect([on('2026-05-01'), on('2026-06-01')]).toEqual([1, 'Price 1, 2026-06-01']);
  });

  test('a bracket applies from its lower bound to below its upper one, compared as decimals', () => {
    const at = (measure: string) => {
      const picked = pick([price(1, {})], {}, '2026-01-01', measure);
      return 'nearest' in picked ? picked.nearest : [picked.step.value, picked.next?.value];
    };
    expect([at('0'), at('9.999'), at('10')]).toEqual([
      ['100', '90'],
      ['100', '90'],
      ['90', undefined],
    ]);
    expect([at('20.49'), at('20.5')]).toEqual([['90', undefined], 'Price 1, 20.5']);
  });

  test('the nearest mismatch is named: context, date or measure', () => {
    expect(idOf(pick([], { from: '2', to: '3' }, '2026-01-01', '1'))).toBe('from 2, to 3');
    expect(idOf(pick([price(1, { from: '1' })], { from: '2' }, '2026-01-01', '1'))).toBe('from 2');
    const never = price(1, {}, { timelines: [] });
    expect(idOf(pick([never], {}, '2026-01-01', '1'))).toBe('Price 1, 2026-01-01');
  });

  test('a rounded measure falls into the bracket of its rounded value', () => {
    const stepped = [price(1, {}, { rounding_step: '0.5' })];
    const rateAt = (measure: string) => {
      const picked = pick(stepped, {}, '2026-01-01', measure);
      return 'nearest' in picked ? picked.nearest : picked.step.value;
    };
    expect(rateAt('9.5')).toBe('100');
    expect(rateAt('9.51')).toBe('90');
    expect(rateAt('20.1')).toContain('Price 1');
  });
});
