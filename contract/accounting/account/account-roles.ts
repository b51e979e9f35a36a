/** What a role of the chart is, wherever its account stands in a country's list of accounts. */
export interface AccountRoleProperties {
  /** The side on which it grows. */
  side: 'debit' | 'credit';
  /** Whose account it is; its balance is kept for each of them and for each currency. */
  party: 'none' | 'user' | 'supplier' | 'fund' | 'card';
  /**
   * Advances and liabilities towards a party may not turn round; what a bank allows on an account is the
   * bank's business.
   */
  neverNegative?: true;
  /** Goods, costs, income and taxes are counted in VND alone. */
  inBase?: true;
  /**
   * Money, or what is claimed or owed in money: in foreign currency it is worth what the rate of the day says
   * at the end of a period. Advances are not: they become goods at the rate of their own day. Where an
   * account of advances turned to its other side, what stands there is claimed.
   */
  monetary?: true | 'turned';
}

/** The roles of the chart of accounts that postings name; which account has a role, the chart says. */
export const accountRoles = {
  /** Cash in a fund. */
  CASH: { side: 'debit', party: 'fund', monetary: true },
  /** Money at a bank. */
  BANK: { side: 'debit', party: 'card', monetary: true },
  /** Money that left one place and has not reached the other. */
  TRANSIT: { side: 'debit', party: 'none', monetary: true },
  /** What customers paid in and have not spent. */
  WALLET: { side: 'credit', party: 'user', neverNegative: true, monetary: true },
  /** Receipts of which nobody knows yet whose they are. */
  UNIDENT: { side: 'credit', party: 'none', monetary: true },
  /** What orders resolved, until goods and services are recognised: trade and services. */
  CLEAR: { side: 'credit', party: 'user', monetary: 'turned' },
  /** The same for goods bought in the customer's name. */
  CLEAR_AGENCY: { side: 'credit', party: 'user', monetary: 'turned' },
  /** What customers owe and both sides know of. */
  DEBT: { side: 'debit', party: 'user', neverNegative: true, monetary: true },
  DEBT_AGENCY: { side: 'debit', party: 'user', neverNegative: true, monetary: true },
  /** Damages that we owe to customers. */
  COMP: { side: 'credit', party: 'user', monetary: true },
  /** Advances to suppliers. */
  SUPW: { side: 'debit', party: 'supplier', neverNegative: true },
  /** What we owe to suppliers. */
  SUPP: { side: 'credit', party: 'supplier', monetary: true },
  /** The same with a day on which it is due. */
  SUPD: { side: 'credit', party: 'supplier', neverNegative: true, monetary: true },
  GOODS: { side: 'debit', party: 'none', inBase: true },
  GOODS_IN_TRANSIT: { side: 'debit', party: 'none', inBase: true },
  COST: { side: 'debit', party: 'none', inBase: true },
  REV_GOODS: { side: 'credit', party: 'none', inBase: true },
  REV_SERVICES: { side: 'credit', party: 'none', inBase: true },
  DEDUCTIONS: { side: 'debit', party: 'none', inBase: true },
  VAT_IN: { side: 'debit', party: 'none', inBase: true },
  VAT_OUT: { side: 'credit', party: 'none', inBase: true },
  VAT_IMPORT: { side: 'credit', party: 'none', inBase: true },
  FX_GAIN: { side: 'credit', party: 'none', inBase: true },
  FX_LOSS: { side: 'debit', party: 'none', inBase: true },
  FX_REVALUATION: { side: 'credit', party: 'none' },
  /** What banks and the office cost. */
  FEES: { side: 'debit', party: 'none', inBase: true },
  SELLING: { side: 'debit', party: 'none', inBase: true },
  OTHER_INCOME: { side: 'credit', party: 'none', inBase: true },
  OTHER_EXPENSE: { side: 'debit', party: 'none', inBase: true },
  /** What people of the house were given for expenses to come. */
  ADVANCES: { side: 'debit', party: 'none', monetary: true },
  /** What others owe us, and we others, beside goods and services. */
  OTHER_RECEIVABLE: { side: 'debit', party: 'none', monetary: true },
  OTHER_PAYABLE: { side: 'credit', party: 'none', monetary: true },
  /** Deposits that bidders left. */
  BID: { side: 'credit', party: 'user', monetary: true },
  CAPITAL: { side: 'credit', party: 'none' },
  /** Profit and loss of closed months. */
  RETAINED: { side: 'credit', party: 'none' },
  /** Where revenue and expense of a month meet. */
  RESULT: { side: 'credit', party: 'none' },
  /** The other side of what the books begin with; it holds nothing where that balances. */
  OPENING: { side: 'credit', party: 'none' },
} as const satisfies Record<string, AccountRoleProperties>;

export type AccountRole = keyof typeof accountRoles;
export type PartyType = AccountRoleProperties['party'];

/** The same table, where any role may be asked. */
export const accountRoleProperties: Readonly<Record<AccountRole, AccountRoleProperties>> = accountRoles;
