/** Properties of an account role, independent of the account numbers of a country's chart. */
export interface AccountRoleProperties {
  /** The normal balance side. */
  side: 'debit' | 'credit';
  /** The type of party or place that has a balance of its own, per currency. */
  party: 'none' | 'user' | 'supplier' | 'fund' | 'card';
  /**
   * Whether its balance may not change sign, as for advances and liabilities of a party. A bank account may
   * be overdrawn if the bank allows it.
   */
  neverNegative?: true;
  /** Whether it has balances in VND only, as goods, costs, income and taxes do. */
  inBase?: true;
  /**
   * Whether it is a monetary item, revalued at the rate of the day at the end of a period. Advances are
   * not, because they become goods at the rate of their own day. An advance account whose balance changed
   * sign is a receivable or payable, and so monetary.
   */
  monetary?: true | 'turned';
}

/** Account roles that postings use. The chart of accounts maps roles to accounts. */
export const accountRoles = {
  /** Cash of a fund. */
  CASH: { side: 'debit', party: 'fund', monetary: true },
  /** Bank account. */
  BANK: { side: 'debit', party: 'card', monetary: true },
  /** Money in transit between two places. */
  TRANSIT: { side: 'debit', party: 'none', monetary: true },
  /** Customer wallets: deposits not spent yet. */
  WALLET: { side: 'credit', party: 'user', neverNegative: true, monetary: true },
  /** Unassigned receipts. */
  UNIDENT: { side: 'credit', party: 'none', monetary: true },
  /** Settled amounts of orders until goods and services are recognised: trade and services. */
  CLEAR: { side: 'credit', party: 'user', monetary: 'turned' },
  /** Settled amounts of orders for goods bought in the customer's name. */
  CLEAR_AGENCY: { side: 'credit', party: 'user', monetary: 'turned' },
  /** Receivables from customers. */
  DEBT: { side: 'debit', party: 'user', neverNegative: true, monetary: true },
  DEBT_AGENCY: { side: 'debit', party: 'user', neverNegative: true, monetary: true },
  /** Compensation payable to customers. */
  COMP: { side: 'credit', party: 'user', monetary: true },
  /** Advances to suppliers. */
  SUPW: { side: 'debit', party: 'supplier', neverNegative: true },
  /** Payables to suppliers without a due date. */
  SUPP: { side: 'credit', party: 'supplier', monetary: true },
  /** Payables to suppliers with a due date. */
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
  /** Bank fees and office costs. */
  FEES: { side: 'debit', party: 'none', inBase: true },
  SELLING: { side: 'debit', party: 'none', inBase: true },
  OTHER_INCOME: { side: 'credit', party: 'none', inBase: true },
  OTHER_EXPENSE: { side: 'debit', party: 'none', inBase: true },
  /** Advances to staff for expenses. */
  ADVANCES: { side: 'debit', party: 'none', monetary: true },
  /** Other receivables and payables, not for goods and services. */
  OTHER_RECEIVABLE: { side: 'debit', party: 'none', monetary: true },
  OTHER_PAYABLE: { side: 'credit', party: 'none', monetary: true },
  /** Deposits from bidders. */
  BID: { side: 'credit', party: 'user', monetary: true },
  CAPITAL: { side: 'credit', party: 'none' },
  /** Profit and loss of closed months. */
  RETAINED: { side: 'credit', party: 'none' },
  /** Income summary: where revenue and expense of a month are closed to. */
  RESULT: { side: 'credit', party: 'none' },
  /** Contra account of opening balances. It is zero where they balance. */
  OPENING: { side: 'credit', party: 'none' },
} as const satisfies Record<string, AccountRoleProperties>;

export type AccountRole = keyof typeof accountRoles;
export type PartyType = AccountRoleProperties['party'];

/** The table with its literal types widened, for lookups by any role. */
export const accountRoleProperties: Readonly<Record<AccountRole, AccountRoleProperties>> = accountRoles;
