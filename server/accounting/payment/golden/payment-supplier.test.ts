import { makeSupplier } from '../../../../tests/main-job/main-job.ts';
import { goldenTests, loneVoucher, setRate } from '../../../../tests/main-job/money.ts';
import { useTestServer } from '../../../../tests/support/test-server.ts';

const server = useTestServer();

/** The card holds JPY 1,500,000 at an average of 171, as the example of the books has it after buying. */
const stockedCard = (voucher: number) => `
  with card as (
    insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign, debit,
      debit_base)
    select 1, id, 'card', 2, 'JPY', 1, 1500000, 256500000 from accounts where role = 'BANK' returning id),
  other as (
    insert into ledger_accounts (organization_id, account_id, party_type, party_id, currency_id, sign, credit,
      credit_base)
    select 1, id, 'none', 0, 'JPY', -1, 1500000, 256500000 from accounts where role = 'OTHER_INCOME'
    returning id)
  insert into ledger_postings (organization_id, transaction_id, kind, from_account_id, to_account_id,
    from_currency_id, to_currency_id, from_amount, to_amount, amount_base, voucher_date)
  select 1, ${voucher}, 'debit', other.id, card.id, 'JPY', 'JPY', 1500000, 1500000, 256500000, current_date
  from card, other`;

goldenTests(server, 'payment_supplier', [
  {
    title: 'an advance out of a fund that holds none: at the day’s rate, and the fund goes below zero',
    given: async ({ crew }) => ({ party: await makeSupplier(crew), body: { amount: '1000', fund_id: 2 } }),
    posts: [['331-A', '111', '1000', '1000', '171500']],
    series: 'PC',
  },
  {
    title: 'an advance from a bank: what leaves takes its average worth, the difference is exchange gain',
    given: async ({ crew }) => {
      await server.query(stockedCard(await loneVoucher(server)));
      return { party: await makeSupplier(crew), body: { amount: '600000', card_id: 2 } };
    },
    posts: [
      ['331-A', '112', '600000', '600000', '102600000'],
      ['331-A', '515', '0', '300000', '300000'],
    ],
    series: 'BN',
  },
  {
    title: 'the same when the yen has fallen: exchange loss',
    given: async ({ crew }) => {
      await setRate(server, '170');
      return { party: await makeSupplier(crew), body: { amount: '900000', card_id: 2 } };
    },
    posts: [
      ['331-A', '112', '900000', '900000', '153000000'],
      ['635', '112', '900000', '0', '900000'],
    ],
    series: 'BN',
  },
]);
