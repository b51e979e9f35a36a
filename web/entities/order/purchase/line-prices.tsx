import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { compare } from '@hakobu/contract/kernel/decimal.ts';
import { usePhrases } from '#app/i18n.ts';
import { formatMoney } from '#kit/format.ts';
import type { DraftLine } from '../lines/draft-line.ts';
import { useSupplierPrices } from './supplier-prices.tsx';

interface LinePricesProps {
  lines: readonly DraftLine[];
  supplier: string;
  onChange: (key: number, change: Partial<DraftLine>) => void;
}

/** Known prices of draft lines: this supplier's own and cheaper ones. */
export function LinePrices({ lines, ...rest }: LinePricesProps): ReactNode {
  return (
    <Stack gap={4} mt="xs">
      {lines.map((line) => (
        <LinePrice key={line.key} line={line} {...rest} />
      ))}
    </Stack>
  );
}

/** Known prices of one line; nothing if they equal the typed price. */
function LinePrice({
  line,
  supplier,
  onChange,
}: Omit<LinePricesProps, 'lines'> & { line: DraftLine }): ReactNode {
  const t = usePhrases();
  const rows = useSupplierPrices(line.product_id);
  const own = rows.find(({ supplier_id }) => String(supplier_id) === supplier);
  const [cheapest] = rows.filter(({ price }) => price !== null);
  const cheaper =
    cheapest?.price && own !== cheapest && compare(cheapest.price, own?.price ?? (line.price || '0')) < 0;
  const known = own?.price && (line.price === '' || compare(own.price, line.price) !== 0);
  const pieces = own?.quantity_items ?? 1;
  const boxes = pieces > 1 && String(pieces);
  if (!cheaper && !known && boxes === false) return null;
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed" className="figure">
        {line.product_id}
      </Text>
      {known && (
        <Button
          size="compact-xs"
          variant="light"
          onClick={() => onChange(line.key, { price: own.price!, is_price_with_tax: false })}
        >
          {t(($) => $.order.purchase.message.own_price, { price: formatMoney(own.price, 'JPY') })}
        </Button>
      )}
      {boxes !== false && line.quantity !== boxes && (
        <Button size="compact-xs" variant="light" onClick={() => onChange(line.key, { quantity: boxes })}>
          {t(($) => $.order.purchase.message.one_box, { count: pieces })}
        </Button>
      )}
      {cheaper && (
        <Text size="sm">
          {t(($) => $.order.purchase.message.cheaper, {
            supplier: cheapest.supplier_name,
            price: formatMoney(cheapest.price, 'JPY'),
          })}
        </Text>
      )}
    </Group>
  );
}
