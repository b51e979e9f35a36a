// Compares our books with what hledger computes from the journal.
import { expect } from 'vitest';
import { subtract, zero } from '../../contract/kernel/decimal.ts';
import { balancesOf } from '../support/hledger.ts';
import { done, type People } from './main-job.ts';

interface Side {
  account: string;
  party: { type: string; id: number } | null;
}
const nameOf = ({ account, party }: Side): string =>
  party === null ? account : `${account}:${party.type} ${party.id}`;

/** Each posting moves VND; amounts in other currencies are beside them. */
function hledgerOf(rows: any[]): string {
  const entries = rows.map((row) => {
    const debit = nameOf({ account: row.debit_account, party: row.debit_party });
    const credit = nameOf({ account: row.credit_account, party: row.credit_party });
    const beside = [
      [debit, row.debit_amount, row.debit_currency_id],
      [credit, `-${row.credit_amount}`, row.credit_currency_id],
    ].filter(([, , currency]) => currency !== 'VND');
    return [
      `${row.voucher_date} (${row.code_ref}) ${row.type_id}`,
      `    ${debit}  ${row.amount_base} VND`,
      `    ${credit}  -${row.amount_base} VND`,
      ...beside.map(([account, amount, currency]) => `    (${account})  ${amount} ${currency}`),
    ].join('\n');
  });
  return `${entries.join('\n\n')}\n`;
}

/** Every balance that hledger computes equals ours, and none is missing; returns their number. */
export async function expectHledgerToAgree({ accounting }: People): Promise<number> {
  const read = (path: string): Promise<any> => done(accounting('GET', `statistics/account/${path}`));
  const allPages = async (path: string): Promise<any[]> => {
    const rows: any[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const answer = await read(`${path}${path.includes('?') ? '&' : '?'}per_page=50&page=${page}`);
      rows.push(...answer.data);
      last = answer.last_page;
    }
    return rows;
  };
  const journal = await allPages('journal');
  const computed = balancesOf(hledgerOf(journal));
  const foreign = new Set(
    journal.flatMap((row) =>
      (['debit', 'credit'] as const).flatMap((side) =>
        row[`${side}_currency_id`] === 'VND'
          ? []
          : nameOf({ account: row[`${side}_account`], party: row[`${side}_party`] }),
      ),
    ),
  );
  const known = new Map<string, string>();
  const put = (name: string, amount: string) => {
    if (amount !== zero) known.set(name, amount);
  };
  for (const { account } of (await read('trial-balance')).data)
    for (const row of await allPages(`parties?filter[account]=${account}`)) {
      put(`${nameOf(row)} VND`, subtract(row.closing_debit, row.closing_credit));
      if (!foreign.has(nameOf(row))) continue;
      const { type, id } = row.party ?? {};
      const of = row.party === null ? '&party_type=none' : `&party_type=${type}&party_id=${id}`;
      const { currencies } = await read(`ledger/summary?account=${account}${of}`);
      for (const { currency_id, closing } of currencies)
        if (currency_id !== 'VND') put(`${nameOf(row)} ${currency_id}`, closing);
    }
  expect(Object.fromEntries(computed)).toEqual(Object.fromEntries(known));
  return known.size;
}
