import type { getTransaction } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';

/** A voucher as shown on its page. */
export type Transaction = ResponseOf<typeof getTransaction>;
