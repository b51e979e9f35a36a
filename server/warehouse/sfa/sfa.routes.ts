import {
  correctShippingFee as correctFee,
  createSfaReceipt as createReceipt,
  listSfaReceipts,
  sfa,
} from '@hakobu/contract/warehouse/sfa/sfa.endpoints.ts';
import { tallyExpected as tallyAsOrdered } from '@hakobu/contract/warehouse/sfa/tally-expected.endpoints.ts';
import { listRoute } from '#kernel/crud/read-routes.ts';
import { resourceRoutes } from '#kernel/crud/resource-routes.ts';
import { route } from '#kernel/route.ts';
import { chargeShipping } from './charge-shipping.ts';
import { correctShippingFee, requireOpenFields } from './correct-shipping-fee.ts';
import { createSfaReceipt } from './create-sfa-receipt.ts';
import { sfaCreated } from './create-sfa.ts';
import { sfaReceiptSource, sfaSource } from './sfa.queries.ts';
import { tallyExpected } from './tally-expected.ts';

const { list, get, create, update } = resourceRoutes(sfa, {
  table: 'sfas',
  name: 'sfa',
  source: sfaSource,
  created: sfaCreated,
  changed: requireOpenFields,
  written: chargeShipping,
});

export const routes = [
  list,
  get,
  create,
  update,
  route(correctFee, correctShippingFee),
  listRoute(listSfaReceipts, sfaReceiptSource),
  route(createReceipt, createSfaReceipt),
  route(tallyAsOrdered, tallyExpected),
];
