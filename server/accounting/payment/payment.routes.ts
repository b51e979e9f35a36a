import * as endpoints from '@hakobu/contract/accounting/payment/payment.endpoints.ts';
import type { BodyOf } from '@hakobu/contract/kernel/endpoint.ts';
import { route } from '#kernel/route.ts';
import type { ChargeKind } from '../charge/charges.ts';
import { refundPayment } from './refund-payment.ts';
import { depositWithCash } from './deposit-with-cash.ts';
import { drawCredit } from './draw-credit.ts';
import { paySupplier } from './pay-supplier.ts';
import { settle, type Payment } from './settle.ts';

type Body =
  | BodyOf<typeof endpoints.payOrder>
  | BodyOf<typeof endpoints.payService>
  | BodyOf<typeof endpoints.payPurchase>;
const GOODS: readonly ChargeKind[] = ['purchase_cost'];
const SERVICES: readonly ChargeKind[] = ['service_fee', 'freight'];

/** What a kind of payment is, beside its body. */
const paymentOf = (
  type_id: string,
  kinds: readonly ChargeKind[],
  { transactionable_type, transactionable_id, ...body }: Body,
): Payment => ({ ...body, type_id, kinds, party: { type: transactionable_type, id: transactionable_id } });

export const routes = [
  route(endpoints.depositWithCash, depositWithCash),
  route(endpoints.payOrder, (ctx, { body }) =>
    body.credit_order_id == null
      ? settle(ctx, paymentOf('payment-order', GOODS, body))
      : drawCredit(ctx, paymentOf('payment-order', GOODS, body), body.credit_order_id),
  ),
  route(endpoints.payService, (ctx, { body }) =>
    body.credit_order_id == null
      ? settle(ctx, paymentOf('payment-service', SERVICES, body))
      : drawCredit(ctx, paymentOf('payment-service', SERVICES, body), body.credit_order_id),
  ),
  route(endpoints.refundOrder, (ctx, { body }) =>
    refundPayment(ctx, paymentOf('payment-order-refund', GOODS, body)),
  ),
  route(endpoints.refundService, (ctx, { body }) =>
    refundPayment(ctx, paymentOf('payment-service-refund', SERVICES, body)),
  ),
  route(endpoints.paySupplier, paySupplier),
  route(endpoints.payPurchase, (ctx, { body }) =>
    settle(ctx, paymentOf('payment-purchase', ['purchase'], body)),
  ),
];
