export const currencies = [
  { id: 'VND', name: 'Vietnamese dong', symbol: '₫', scale: 0 },
  { id: 'JPY', name: 'Japanese yen', symbol: '¥', scale: 0 },
  { id: 'USD', name: 'US dollar', symbol: '$', scale: 2 },
];

/** The chart of accounts after Circular 99; sub-accounts are ours. Postings name the role. */
const chart: [code: string, role: string, side: 'debit' | 'credit', name: string][] = [
  ['111', 'CASH', 'debit', 'Cash on hand'],
  ['112', 'BANK', 'debit', 'Cash at bank'],
  ['113', 'TRANSIT', 'debit', 'Money in transit'],
  ['3388-W', 'WALLET', 'credit', 'Customer wallets'],
  ['3388-U', 'UNIDENT', 'credit', 'Unidentified receipts'],
  ['131-C', 'CLEAR', 'credit', 'Order clearing, trade and services'],
  ['3388-A', 'CLEAR_AGENCY', 'credit', 'Order clearing, agency goods money'],
  ['131-D', 'DEBT', 'debit', 'Recorded customer debt'],
  ['1388-D', 'DEBT_AGENCY', 'debit', 'Recorded customer debt, agency'],
  ['3388-C', 'COMP', 'credit', 'Compensation payable'],
  ['331-A', 'SUPW', 'debit', 'Supplier wallets (advances)'],
  ['331-P', 'SUPP', 'credit', 'Supplier payables'],
  ['156', 'GOODS', 'debit', 'Goods'],
  ['151', 'GOODS_IN_TRANSIT', 'debit', 'Goods in transit'],
  ['632', 'COST', 'debit', 'Cost of goods sold'],
  ['5111', 'REV_GOODS', 'credit', 'Revenue from goods'],
  ['5113', 'REV_SERVICES', 'credit', 'Revenue from services'],
  ['521', 'DEDUCTIONS', 'debit', 'Revenue deductions'],
  ['133', 'VAT_IN', 'debit', 'Deductible VAT'],
  ['33311', 'VAT_OUT', 'credit', 'VAT payable'],
  ['33312', 'VAT_IMPORT', 'credit', 'Import VAT payable'],
  ['515', 'FX_GAIN', 'credit', 'Exchange gain'],
  ['635', 'FX_LOSS', 'debit', 'Exchange loss'],
  ['413', 'FX_REVALUATION', 'credit', 'Exchange revaluation'],
  ['642', 'FEES', 'debit', 'Administrative and bank fees'],
  ['641', 'SELLING', 'debit', 'Selling expense'],
  ['711', 'OTHER_INCOME', 'credit', 'Other income'],
  ['811', 'OTHER_EXPENSE', 'debit', 'Other expense'],
  ['344', 'BID', 'credit', 'Bid deposits received'],
];

export const accounts = chart.map(([code, role, natural_side, name], index) => ({
  id: index + 1,
  code,
  name,
  role,
  natural_side,
}));

/** The kinds of money transactions and the voucher series that numbers them. */
export const transactionTypes = [
  ['deposit-with-cash', 'Deposit with cash', 'PT'],
  ['payment-order', 'Payment of orders', 'BT'],
  ['payment-service', 'Payment of services', 'BT'],
  ['payment-order-refund', 'Refund of orders', 'BT'],
  ['payment-service-refund', 'Refund of services', 'BT'],
  ['payment-supplier', 'Payment to supplier', 'BN'],
  ['payment-purchase', 'Payment of purchases', 'BT'],
  ['debit', 'Recorded on debt', 'BT'],
].map(([id, name, series], position) => ({ id, name, series, position }));

export const banks = [
  { id: 1, name: 'Vietcombank' },
  { id: 2, name: 'Japan Post Bank' },
];

export const funds = (organization_id: number) => [
  { id: 1, organization_id, name: 'Cash VND', currency_id: 'VND' },
  { id: 2, organization_id, name: 'Cash JPY', currency_id: 'JPY' },
];

export const cards = (organization_id: number) => [
  { id: 1, organization_id, bank_id: 1, name: 'Vietcombank VND', number: null, currency_id: 'VND' },
  { id: 2, organization_id, bank_id: 2, name: 'Japan Post JPY', number: null, currency_id: 'JPY' },
];
