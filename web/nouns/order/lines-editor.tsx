import { ActionIcon, Button, Checkbox, Group, Table, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { add } from '@hakobu/contract/kernel/decimal.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { lineAmounts, type LineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { MoneyInput, PercentInput, QuantityInput } from '#kit/inputs/numbers.tsx';
import { Money } from '#kit/show.tsx';
import { products } from '#nouns/options.ts';

const QuickCreate = lazy(() => import('#nouns/product/quick-create.tsx'));

/** A line while it is typed. */
export interface DraftLine {
  key: number;
  product_id: string;
  price: string;
  quantity: string;
  tax_percent: string;
  discount_tax_per_tax_percent: string;
  is_price_with_tax: boolean;
  expected_delivery: string;
  note: string;
}

let keys = 0;
export const emptyLine = (fields: Partial<DraftLine> = {}): DraftLine => ({
  key: (keys += 1),
  product_id: '',
  price: '',
  quantity: '1',
  tax_percent: '0',
  discount_tax_per_tax_percent: '0',
  is_price_with_tax: true,
  expected_delivery: '',
  note: '',
  ...fields,
});

const filled = (value: string): string => (value === '' ? '0' : value);
export const amountsOf = (line: DraftLine, currency: CurrencyId): LineAmounts =>
  lineAmounts(
    {
      price: filled(line.price),
      quantity: filled(line.quantity),
      tax_percent: filled(line.tax_percent),
      discount_tax_per_tax_percent: filled(line.discount_tax_per_tax_percent),
      is_price_with_tax: line.is_price_with_tax,
    },
    currency,
  );

/** A line as it is sent: net price, the tax flag dropped. */
export const sentLine = (line: DraftLine, currency: CurrencyId) => ({
  product_id: line.product_id,
  price: amountsOf(line, currency).price,
  quantity: filled(line.quantity),
  tax_percent: filled(line.tax_percent),
  discount_tax_per_tax_percent: filled(line.discount_tax_per_tax_percent),
});

interface LinesEditorProps {
  lines: DraftLine[];
  onChange: (lines: DraftLine[]) => void;
  currency: CurrencyId;
  errorOf: (field: string) => string | undefined;
  withDelivery?: boolean;
}

/** Lines of an order or purchase, with the money of each at once. */
export function LinesEditor({
  lines,
  onChange,
  currency,
  errorOf,
  withDelivery = false,
}: LinesEditorProps): ReactNode {
  const t = usePhrases();
  const [missing, setMissing] = useState<{ key: number; code: string }>();
  const set = (key: number, change: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  const total = add('0', ...lines.map((line) => amountsOf(line, currency).balance));
  const head = (label: string, right = false, width?: number) => (
    <Table.Th ta={right ? 'right' : 'left'} {...(width === undefined ? {} : { miw: width })}>
      {label}
    </Table.Th>
  );
  return (
    <>
      <Table.ScrollContainer minWidth={900} type="native">
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              {head(
                t(($) => $.common.field.product),
                false,
                220,
              )}
              {head(
                t(($) => $.common.field.price),
                true,
                100,
              )}
              {head(t(($) => $.order.order.field.with_tax))}
              {head(
                t(($) => $.common.field.quantity),
                true,
                80,
              )}
              {head(
                t(($) => $.order.order.field.tax_percent),
                true,
                70,
              )}
              {head(
                t(($) => $.order.order.field.discount_percent),
                true,
                70,
              )}
              {withDelivery &&
                head(
                  t(($) => $.order.order.field.expected_delivery),
                  false,
                  130,
                )}
              {head(
                t(($) => $.common.field.total),
                true,
                100,
              )}
              <Table.Th w={30} aria-label={t(($) => $.common.act.remove)} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line, index) => (
              <Table.Tr key={line.key}>
                <Table.Td>
                  <EntityPicker
                    {...products}
                    aria-label={t(($) => $.common.field.product)}
                    {...(may({ resource: 'product', action: 'create' }) && {
                      onMissing: {
                        label: t(($) => $.product.product.quick.title),
                        act: (code: string) => setMissing({ key: line.key, code }),
                      },
                    })}
                    value={line.product_id}
                    onChange={(product_id) => set(line.key, { product_id })}
                    error={errorOf(`items.${index}.product_id`)}
                    onPick={(row) => {
                      const found = row as { price: string } | undefined;
                      if (found !== undefined && line.price === '')
                        set(line.key, { price: found.price, product_id: (row as { id: string }).id });
                    }}
                  />
                </Table.Td>
                <Table.Td>
                  <MoneyInput
                    aria-label={t(($) => $.common.field.price)}
                    value={line.price}
                    onChange={(price) => set(line.key, { price })}
                    error={errorOf(`items.${index}.price`)}
                  />
                </Table.Td>
                <Table.Td>
                  <Checkbox
                    aria-label={t(($) => $.order.order.field.with_tax)}
                    checked={line.is_price_with_tax}
                    onChange={(event) => set(line.key, { is_price_with_tax: event.currentTarget.checked })}
                  />
                </Table.Td>
                <Table.Td>
                  <QuantityInput
                    aria-label={t(($) => $.common.field.quantity)}
                    value={line.quantity}
                    onChange={(quantity) => set(line.key, { quantity })}
                    error={errorOf(`items.${index}.quantity`)}
                  />
                </Table.Td>
                <Table.Td>
                  <PercentInput
                    aria-label={t(($) => $.order.order.field.tax_percent)}
                    value={line.tax_percent}
                    onChange={(tax_percent) => set(line.key, { tax_percent })}
                    error={errorOf(`items.${index}.tax_percent`)}
                  />
                </Table.Td>
                <Table.Td>
                  <PercentInput
                    aria-label={t(($) => $.order.order.field.discount_percent)}
                    value={line.discount_tax_per_tax_percent}
                    onChange={(discount) => set(line.key, { discount_tax_per_tax_percent: discount })}
                  />
                </Table.Td>
                {withDelivery && (
                  <Table.Td>
                    <DayInput
                      aria-label={t(($) => $.order.order.field.expected_delivery)}
                      value={line.expected_delivery}
                      onChange={(day) => set(line.key, { expected_delivery: day })}
                    />
                  </Table.Td>
                )}
                <Table.Td ta="right">
                  <Money value={amountsOf(line, currency).balance} currency={currency} />
                </Table.Td>
                <Table.Td>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={t(($) => $.common.act.remove)}
                    disabled={lines.length === 1}
                    onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                  >
                    <IconTrash size={14} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="space-between" mt="xs">
        <Button
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={lines.some(({ product_id }) => product_id === '')}
          onClick={() => onChange([...lines, emptyLine()])}
        >
          {t(($) => $.common.act.add_product)}
        </Button>
        <Text size="sm" fw={700}>
          {t(($) => $.common.field.total)}: <Money value={total} currency={currency} />
        </Text>
      </Group>
      {missing !== undefined && (
        <Suspense fallback={null}>
          <QuickCreate
            opened
            onClose={() => setMissing(undefined)}
            code={missing.code}
            onDone={({ id, price }) => {
              set(missing.key, { product_id: id, price });
              setMissing(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
