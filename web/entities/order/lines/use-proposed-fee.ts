import { useDebouncedValue } from '@mantine/hooks';
import { isPositive, type Decimal } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { previewPrice } from '@hakobu/contract/product/price/price.endpoints.ts';
import { may } from '#app/session.ts';
import { useData } from '#client/hooks.ts';
import { today } from '#kit/format.ts';
import { useVndAmount } from './use-vnd-amount.ts';

const WAIT_MS = 300;

/**
 * The service fee from the price lists by shipping method, value of goods and customer; undefined if none
 * applies.
 */
export function useProposedFee(
  goods: Decimal,
  currency: CurrencyId,
  { method, customer }: { method: string | undefined; customer: string },
): Decimal {
  const worth = useVndAmount(goods, currency) ?? '0';
  const [measure] = useDebouncedValue(worth, WAIT_MS);
  const found = useData(
    previewPrice,
    {
      query: {
        plain: {
          ...{ group_type: 'service-fee', date: today(), currency: 'VND', measure },
          'shipment-method': method || undefined,
          customer_id: customer || undefined,
        },
      },
    },
    { enabled: isPositive(measure) && may({ resource: 'price', action: 'read' }) },
  );
  return isPositive(worth) ? (found?.cost ?? '0') : '0';
}
