import { expect } from 'vitest';
import { done } from '../../../../tests/main-job/main-job.ts';
import { balanceOf, goldenTests, pay, setRate } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

/** JPY 1,000 stand at the bank, worth 171.5 each. */
const stock = async ({ crew }: Parameters<Parameters<typeof goldenTests>[2][0]['given']>[0]) => {
  await setRate(server, '171.5');
  await done(pay(crew, 'received_from_foreign_currency', undefined, { amount: '1000', card_id: 2 }), 201);
};

goldenTests(server, 'transfer', [
  {
    title: 'yen from a bank to a fund: for their book worth, whatever the day’s rate, with the bank’s fee',
    given: async (business) => {
      await stock(business);
      await setRate(server, '180');
      return { body: { amount: '300', card_id: 2, to_fund_id: 2, fees: '10' } };
    },
    posts: [
      ['111', '112', '300', '300', '51450'],
      ['642', '112', '1715', '10', '1715'],
      ['642', '515', '85', '85', '85'],
    ],
    series: 'CT',
    after: async (_, { fees, to_amount }) => {
      expect([fees, to_amount]).toEqual(['10', null]);
      expect([await balanceOf(server, 'CASH', 2), await balanceOf(server, 'BANK', 2)]).toEqual([
        '300',
        '690',
      ]);
    },
  },
  {
    title: 'yen become dong: the dong that come are worth themselves, the gain is exchange gain',
    given: () =>
      Promise.resolve({
        body: { amount: '690', card_id: 2, to_card_id: 1, to_amount: '119000', to_currency_id: 'VND' },
      }),
    posts: [
      ['112', '112', '118335', '690', '118335'],
      ['112', '515', '665', '665', '665'],
    ],
    series: 'CT',
    after: async () => expect(await balanceOf(server, 'BANK', 1, 'VND')).toBe('119000'),
  },
  {
    title: 'dong become yen: for what was paid for them',
    given: () =>
      Promise.resolve({
        body: {
          ...{ amount: '86000', currency_id: 'VND', card_id: 1 },
          ...{ to_card_id: 2, to_amount: '500', to_currency_id: 'JPY' },
        },
      }),
    posts: [['112', '112', '500', '86000', '86000']],
    series: 'CT',
  },
]);
