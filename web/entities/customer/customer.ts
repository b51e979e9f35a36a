import type { getCustomerAccount } from '@hakobu/contract/accounting/customer-account/customer-account.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';

export type CustomerAccount = ResponseOf<typeof getCustomerAccount>;
