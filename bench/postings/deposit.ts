// Deposits of customers and transfers between funds, against the same statements through pg alone.
import { dayIn } from '../../contract/kernel/business-day.ts';
import { CLIENTS, startBench } from '../support.ts';
import { bareClients, lockBare, moveBare, postingBare, voucherBare, type Query } from './bare.ts';
import { compare } from './compare.ts';
import { makeDebtors, post } from './customers.ts';

const WALLETS = 200;
const AMOUNT = 1000;

interface Accounts {
  party: 'user' | 'fund';
  id: number;
  role: string;
}
interface Move {
  series: string;
  kind: string;
  customer: number | null;
  /** Credited and debited account. */
  from: Accounts;
  to: Accounts;
  today: string;
}

export async function benchDeposit(): Promise<void> {
  const bench = await startBench('deposit');
  try {
    const today = dayIn(new Date());
    const token = await bench.token('accounting@hakobu.test');
    const debtors = await makeDebtors(bench, { token, today, customers: WALLETS, orders: 0 });
    const funds = await makeFunds(bench.url, token);
    const any = <One>(all: readonly One[]): One => all[Math.floor(Math.random() * all.length)]!;
    const voucher = { amount: String(AMOUNT), currency_id: 'VND', voucher_date: today };
    const deposit = (customer: number, fund_id: number) =>
      post(bench.url, token, 'deposit-with-cash', {
        ...{ ...voucher, fund_id, transactionable_type: 'user', transactionable_id: customer },
      });
    const transfer = (fund_id: number, to_fund_id: number) =>
      post(bench.url, token, 'transfer', { ...voucher, fund_id, to_fund_id });
    // Creates the accounts that the reference statements use.
    for (const [index, { customer }] of debtors.entries()) await deposit(customer, funds[index % CLIENTS]!);
    await transfer(funds[0]!, funds[1]!);
    const clients = bareClients(bench.databaseUrl);
    const cash = (id: number): Accounts => ({ party: 'fund', id, role: 'CASH' });
    await compare(bench, 'deposits, 8 clients, 200 wallets, 8 funds, in turns', {
      ours: (client) => deposit(any(debtors).customer, funds[client]!),
      bare: (client) => {
        const { customer } = any(debtors);
        const from: Accounts = { party: 'user', id: customer, role: 'WALLET' };
        const facts = { series: 'PT', kind: 'deposit_with_cash', customer, today };
        return clients.run((query) => moveMoneyBare(query, { ...facts, from, to: cash(funds[client]!) }));
      },
    });
    const next = (client: number) => funds[(client + 1) % CLIENTS]!;
    await compare(bench, 'transfers from fund to fund, 8 clients, 8 funds, in turns', {
      ours: (client) => transfer(funds[client]!, next(client)),
      bare: (client) => {
        const [from, to] = [cash(funds[client]!), cash(next(client))];
        const facts = { series: 'CT', kind: 'transfer', customer: null, today };
        return clients.run((query) => moveMoneyBare(query, { ...facts, from, to }));
      },
    });
    await clients.end();
  } finally {
    await bench.stop();
  }
}

async function makeFunds(url: string, token: string): Promise<number[]> {
  const funds: number[] = [];
  for (let number = 1; number <= CLIENTS; number += 1)
    funds.push((await post(url, token, 'funds', { name: `Quỹ ${number}`, currency_id: 'VND' })).id);
  return funds;
}

/** The locks and writes of one such voucher: parties before funds, each by rising id. */
async function moveMoneyBare(query: Query, { from, to, today, ...facts }: Move): Promise<void> {
  const accounts = new Map<Accounts, number>();
  const inOrder = [from, to].toSorted((a, b) => b.party.localeCompare(a.party) || a.id - b.id);
  for (const one of inOrder) {
    const rows = await lockBare(query, one.party, one.id, 'VND');
    accounts.set(one, rows.find(({ role }) => role === one.role).id as number);
  }
  const sides = { from: accounts.get(from)!, to: accounts.get(to)! };
  await moveBare(query, { ...sides, amount: AMOUNT, base: AMOUNT });
  const voucher = { ...facts, amount: AMOUNT, currency: 'VND', today };
  const transaction = await voucherBare(query, voucher);
  await postingBare(query, { ...voucher, ...sides, transaction, charge: null, base: AMOUNT });
}
