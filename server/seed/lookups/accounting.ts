import {
  accountRoleProperties,
  type AccountRole,
} from '@hakobu/contract/accounting/account/account-roles.ts';
import {
  seriesOf,
  transactionKindIds,
  transactionKinds,
} from '@hakobu/contract/accounting/transaction/kinds.ts';

export const currencies = [
  { id: 'VND', name: 'Vietnamese dong', symbol: '₫', scale: 0 },
  { id: 'JPY', name: 'Japanese yen', symbol: '¥', scale: 0 },
  { id: 'USD', name: 'US dollar', symbol: '$', scale: 2 },
];

/** Chart of accounts by Circular 99, with sub-accounts of our own. Postings refer to accounts by role. */
const chart: [code: string, role: AccountRole, name: string][] = [
  ['111', 'CASH', 'Cash on hand'],
  ['112', 'BANK', 'Cash at bank'],
  ['113', 'TRANSIT', 'Money in transit'],
  ['3388-W', 'WALLET', 'Customer wallets'],
  ['3388-U', 'UNIDENT', 'Unidentified receipts'],
  ['131-C', 'CLEAR', 'Order clearing, trade and services'],
  ['3388-A', 'CLEAR_AGENCY', 'Order clearing, agency goods money'],
  ['131-D', 'DEBT', 'Recorded customer debt'],
  ['1388-D', 'DEBT_AGENCY', 'Recorded customer debt, agency'],
  ['3388-C', 'COMP', 'Compensation payable'],
  ['331-A', 'SUPW', 'Supplier wallets (advances)'],
  ['331-P', 'SUPP', 'Supplier payables'],
  ['156', 'GOODS', 'Goods'],
  ['151', 'GOODS_IN_TRANSIT', 'Goods in transit'],
  ['632', 'COST', 'Cost of goods sold'],
  ['5111', 'REV_GOODS', 'Revenue from goods'],
  ['5113', 'REV_SERVICES', 'Revenue from services'],
  ['521', 'DEDUCTIONS', 'Revenue deductions'],
  ['133', 'VAT_IN', 'Deductible VAT'],
  ['33311', 'VAT_OUT', 'VAT payable'],
  ['33312', 'VAT_IMPORT', 'Import VAT payable'],
  ['515', 'FX_GAIN', 'Exchange gain'],
  ['635', 'FX_LOSS', 'Exchange loss'],
  ['413', 'FX_REVALUATION', 'Exchange revaluation'],
  ['642', 'FEES', 'Administrative and bank fees'],
  ['641', 'SELLING', 'Selling expense'],
  ['711', 'OTHER_INCOME', 'Other income'],
  ['811', 'OTHER_EXPENSE', 'Other expense'],
  ['344', 'BID', 'Bid deposits received'],
  ['141', 'ADVANCES', 'Advances to staff'],
  ['1388', 'OTHER_RECEIVABLE', 'Other receivables'],
  ['3388', 'OTHER_PAYABLE', 'Other payables'],
  ['331-D', 'SUPD', 'Recorded debt to suppliers'],
  ['411', 'CAPITAL', "Owner's capital"],
  ['421', 'RETAINED', 'Undistributed profit'],
  ['911', 'RESULT', 'Result of the period'],
  ['000', 'OPENING', 'Opening balances'],
];

export const accounts = chart.map(([code, role, name], index) => ({
  id: index + 1,
  code,
  name,
  role,
  natural_side: accountRoleProperties[role].side,
}));

/** Transaction kinds, from the contract. */
export const transactionTypes = transactionKindIds.map((id, position) => ({
  id,
  name: transactionKinds[id].name,
  series: seriesOf(id, undefined),
  position,
}));

export const banks = [
  { id: 1, name: 'Vietcombank' },
  { id: 2, name: 'ゆうちょ銀行' },
];

export const funds = (organization_id: number) => [
  { id: 1, organization_id, name: 'Quỹ tiền mặt VND', currency_id: 'VND' },
  { id: 2, organization_id, name: 'Quỹ tiền mặt JPY', currency_id: 'JPY' },
];

export const cards = (organization_id: number) => [
  { id: 1, organization_id, bank_id: 1, name: 'Vietcombank VND', number: null, currency_id: 'VND' },
  { id: 2, organization_id, bank_id: 2, name: 'ゆうちょ銀行 JPY', number: null, currency_id: 'JPY' },
];
