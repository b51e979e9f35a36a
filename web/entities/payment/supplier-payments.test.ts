import { describe, expect, test } from 'vitest';
import type { Document } from '#entities/accounting/debt/clearing.ts';
import { sumsByCurrency, supplierPayments } from './supplier-payments.ts';

const document = (supplier: number, receiptable_id: string, unsolved: string, rest: object = {}) =>
  ({
    ...{ id: receiptable_id, receiptable_type: 'purchase', receiptable_id, kind: 'payment_purchase' },
    ...{ object_id: supplier, object: { id: supplier, name: `Supplier ${supplier}` }, currency_id: 'JPY' },
    ...{ outstanding: '0', unsolved, payable: true },
    ...rest,
  }) as Document;
const advance = (walletable_id: number, available: string, currency_id = 'JPY') => ({
  ...{ walletable_id, available, currency_id },
});

describe('payments of several suppliers', () => {
  test('take the advance of each supplier first, and send the rest', () => {
    const payments = supplierPayments(
      [document(1, '10', '300'), document(2, '11', '500'), document(1, '12', '200', { outstanding: '50' })],
      [advance(1, '400'), advance(2, '900'), advance(1, '7', 'VND')],
    );
    expect(payments).toMatchObject([
      { supplier: { id: 1 }, due: '550', taken: '400', sent: '150', payable: [{ id: '10' }, { id: '12' }] },
      { supplier: { id: 2 }, due: '500', taken: '500', sent: '0' },
    ]);
    expect(sumsByCurrency(payments)).toEqual([{ currency: 'JPY', due: '1050', taken: '900', sent: '150' }]);
  });

  test('keep currencies apart', () => {
    const payments = supplierPayments(
      [document(1, '10', '300'), document(1, '11', '20000', { currency_id: 'VND' })],
      [],
    );
    expect(sumsByCurrency(payments)).toMatchObject([
      { currency: 'JPY', sent: '300' },
      { currency: 'VND', sent: '20000' },
    ]);
  });

  test('leave out what waits for approval, is settled, or was paid too much', () => {
    const [payment] = supplierPayments(
      [
        document(1, '10', '300', { payable: false }),
        document(1, '11', '-20'),
        document(1, '12', '40', { kind: null }),
      ],
      [advance(1, '100')],
    );
    expect(payment).toMatchObject({ due: '0', taken: '0', sent: '0', payable: [], waiting: [{ id: '10' }] });
  });
});
