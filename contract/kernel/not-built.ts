import type { ErrorCode } from '../errors.ts';
import type { Method } from './endpoint.ts';

/** Endpoints of the usual CRUD set that do not exist, with the reason. */
export interface NotBuilt {
  path: string;
  methods: readonly Method[];
  says: ErrorCode;
}

const one = (path: string): string => `${path}/{id}`;

/** Lookup lists whose ids are constants of the program. */
const wordLists = [
  'order/statuses',
  'order/types',
  'purchase/statuses',
  'contract/statuses',
  'transaction-types',
  'currencies',
  'box-tags',
  'freight-charge-types',
  'goods-delivery-statuses',
];
const readModels = ['tracking-info', 'purchase/receipts'];

export const notBuilt: readonly NotBuilt[] = [
  ...wordLists.flatMap((path): NotBuilt[] => [
    { path, methods: ['POST'], says: 'word_list_is_fixed' },
    { path: one(path), methods: ['PUT', 'DELETE'], says: 'word_list_is_fixed' },
  ]),
  { path: 'shipment-methods', methods: ['POST'], says: 'word_list_is_fixed' },
  { path: one('shipment-methods'), methods: ['DELETE'], says: 'word_list_is_fixed' },
  { path: 'transactions', methods: ['POST'], says: 'voucher_has_its_kind' },
  { path: one('transactions'), methods: ['PUT'], says: 'voucher_has_its_kind' },
  { path: one('wallet/users'), methods: ['PUT', 'DELETE'], says: 'wallet_follows_vouchers' },
  { path: one('wallet/suppliers'), methods: ['PUT', 'DELETE'], says: 'wallet_follows_vouchers' },
  { path: one('logs'), methods: ['PUT', 'DELETE'], says: 'log_only_grows' },
  { path: one('order/auction-logs'), methods: ['PUT', 'DELETE'], says: 'log_only_grows' },
  { path: one('decouple-box-items'), methods: ['GET', 'PUT', 'DELETE'], says: 'done_in_one_call' },
  { path: one('clear-empty-pallets'), methods: ['GET', 'PUT', 'DELETE'], says: 'done_in_one_call' },
  ...readModels.flatMap((path): NotBuilt[] => [
    { path, methods: ['POST'], says: 'follows_from_others' },
    { path: one(path), methods: ['PUT', 'DELETE'], says: 'follows_from_others' },
  ]),
];
