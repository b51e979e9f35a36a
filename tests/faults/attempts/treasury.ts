// Money that is received, paid, transferred and exchanged, and reversals of these vouchers.
import { TODAY } from '../../main-job/main-job.ts';
import { supplier, user, type Attempts } from './chance.ts';

/** A fund or bank account in each currency. */
const places = [
  { currency_id: 'VND', fund_id: 1 },
  { currency_id: 'VND', card_id: 1 },
  { currency_id: 'JPY', fund_id: 2 },
  { currency_id: 'JPY', card_id: 2 },
] as const;

export const treasuryAttempts: Attempts = {
  'take out of a wallet': ({ crew, order, amount, pick }) =>
    crew.accounting('POST', 'withdrawal', {
      ...{ ...user(order().customer), ...pick(places), amount: amount(), voucher_date: TODAY },
    }),
  'get an advance back': ({ crew, some, amount }) =>
    crew.accounting('POST', 'refund-supplier', {
      ...supplier(some('suppliers')),
      ...{ amount: amount(), currency_id: 'JPY', card_id: 2, voucher_date: TODAY },
    }),
  'receive dong': ({ crew, amount }) =>
    crew.accounting('POST', 'received-from-local-currency', {
      ...{ amount: amount(), currency_id: 'VND', card_id: 1, voucher_date: TODAY },
    }),
  'receive yen': ({ crew, amount, pick, have }) =>
    crew.accounting('POST', 'received-from-foreign-currency', {
      ...{ amount: amount(), currency_id: 'JPY', card_id: 2, voucher_date: TODAY },
      parent_id: pick([null, ...have.waiting!.map(({ id }) => id)]),
    }),
  'assign a receipt': ({ crew, order, have, pick, amount }) => {
    const { id, currency } = pick(have.waiting!) ?? { id: 0, currency: 'VND' };
    return crew.accounting('POST', 'deposit-with-received', {
      ...user(order().customer),
      ...{ amount: amount(), currency_id: currency, parent_id: id, voucher_date: TODAY },
    });
  },
  'buy yen': ({ crew, amount }) =>
    crew.accounting('POST', 'buy-foreign-currency', {
      ...{ amount: `${amount()}00`, currency_id: 'VND', card_id: 1, fees: '11', voucher_date: TODAY },
      ...{ to_amount: amount(), to_currency_id: 'JPY' },
    }),
  transfer: ({ crew, amount, pick }) => {
    const [from, to] = [pick(places), pick(places)];
    const other = from.currency_id !== to.currency_id;
    return crew.accounting('POST', 'transfer', {
      ...{ ...from, amount: amount(), fees: pick(['0', '3']), voucher_date: TODAY },
      ...{ to_currency_id: to.currency_id, ...(other && { to_amount: amount() }) },
      ...('fund_id' in to ? { to_fund_id: to.fund_id } : { to_card_id: to.card_id }),
    });
  },
  'exchange between wallets': ({ crew, order, amount, pick }) => {
    const [currency_id, to_currency_id] = pick([['VND', 'JPY'] as const, ['JPY', 'VND'] as const]);
    return crew.accounting('POST', 'wallet-exchange', {
      ...user(order().customer),
      ...{ amount: amount(), currency_id, to_currency_id, voucher_date: TODAY },
    });
  },
  'book something else': ({ crew, amount, pick, have }) =>
    crew.accounting('POST', pick(['other-receipt', 'other-payment'] as const), {
      ...{ ...pick(places), amount: amount(), account_id: pick(have.accounts!), voucher_date: TODAY },
    }),
  'keep a place above zero': ({ crew, pick }) => {
    const place = pick(places);
    const path = 'fund_id' in place ? `funds/${place.fund_id}` : `cards/${place.card_id}`;
    return crew.accounting('PUT', path, { never_below_zero: pick([true, true, false]) });
  },
  'reverse a voucher': ({ crew, have, pick }) =>
    crew.accounting('DELETE', `transactions/${pick(have.vouchers!) ?? 0}`),
  'reverse a young voucher': ({ crew, have, pick }) =>
    crew.accounting(
      'DELETE',
      `transactions/${pick(have.vouchers!.toSorted((a, b) => b - a).slice(0, 12)) ?? 0}`,
    ),
};
