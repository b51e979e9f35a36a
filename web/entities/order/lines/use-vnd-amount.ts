import type { Decimal } from '@hakobu/contract/kernel/decimal.ts';
import { convertMoney, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { previewPrice } from '@hakobu/contract/product/price/price.endpoints.ts';
import { may } from '#app/session.ts';
import { useData } from '#client/hooks.ts';
import { today } from '#kit/format.ts';

/** An amount in VND at today's published rate; undefined without a rate. */
export function useVndAmount(amount: Decimal, currency: CurrencyId): Decimal | undefined {
  const found = useData(
    previewPrice,
    { query: { plain: { group_type: 'exchange-rates', date: today(), from: currency, to: 'VND' } } },
    { enabled: currency !== 'VND' && may({ resource: 'price', action: 'read' }) },
  );
  if (currency === 'VND') return amount;
  const rate = found?.bracket?.value;
  return rate === undefined ? undefined : convertMoney(amount, rate, 'VND');
}
