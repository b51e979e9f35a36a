import { inDays, type Crew } from './steps.ts';

/** Lines of the bank statement of the last days: some match vouchers, some wait for accounting. */
const sheetOf = (payer: string): string =>
  [
    'Ngày giao dịch,Số tham chiếu,Số tiền ghi nợ,Số tiền ghi có,Số dư,Mô tả',
    `${inDays(-2)},5021-48213,,5000000,5000000,${payer} chuyen tien dat hang`,
    `${inDays(-2)},5021-48377,11000,,4989000,Phi dich vu SMS Banking`,
    `${inDays(-1)},5022-10456,,1250000,6239000,IBFT thanh toan don hang`,
    `${inDays(-1)},5022-10981,640000,,5599000,Thanh toan tien dien`,
  ].join('\n');

/** Imports a bank statement with an unassigned receipt, a bank fee, and two unmatched lines. */
export async function makeStatement({ accounting }: Crew, payer: string): Promise<void> {
  const content = new TextEncoder().encode(sheetOf(payer));
  const file = { name: 'Vietcombank.csv', content };
  const sent = { card_id: 1, file };
  const { lines } = await accounting('POST', 'bank-statements/read', sent);
  const { data: accounts } = await accounting('GET', 'accounts?filter[code]=642');
  const choices = [
    { key: lines[0].key, way: 'receive' },
    { key: lines[1].key, way: 'pay', account_id: accounts[0].id },
  ];
  await accounting('POST', 'bank-statements', { ...sent, choices });
}
