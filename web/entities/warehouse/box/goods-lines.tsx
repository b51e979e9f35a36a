import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { QuantityInput } from '#kit/inputs/numbers.tsx';
import { RemoveButton } from '#kit/remove-button.tsx';
import { products } from '#entities/product-options.ts';
import { goodsLine, type Goods } from './goods.ts';
import type { ScannedGoods } from './use-scanned-goods.ts';

const QuickCreate = lazy(() => import('#entities/product/quick-create.tsx'));

interface GoodsLinesProps {
  items: readonly Goods[];
  onChange: (items: Goods[]) => void;
  scanned: ScannedGoods;
  errorOf: (field: string) => string | undefined;
}

/** The contents of a box by line; a scan adds a piece. */
export function GoodsLines({
  items,
  onChange,
  scanned: { last, missing, take, forget },
  errorOf,
}: GoodsLinesProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      {items.map((item, index) => (
        <GoodsLine
          key={item.key}
          item={item}
          labelled={index === 0}
          errorOf={(field) => errorOf(`products.${index}.${field}`)}
          change={(part) => onChange(items.map((one) => (one.key === item.key ? { ...one, ...part } : one)))}
          remove={() => onChange(items.filter(({ key }) => key !== item.key))}
        />
      ))}
      <Button
        variant="default"
        mt="xs"
        leftSection={<IconPlus size={14} />}
        onClick={() => onChange([...items, goodsLine()])}
      >
        {t(($) => $.common.act.add_product)}
      </Button>
      {last !== undefined && (
        <Text size="xs" role="status" c={last.outcome === 'bad' ? 'var(--minus)' : 'dimmed'}>
          {last.code} · {last.words}
        </Text>
      )}
      {missing !== undefined && (
        <Suspense fallback={null}>
          <QuickCreate opened onClose={forget} code={missing} onDone={({ id }) => take(id)} />
        </Suspense>
      )}
    </>
  );
}

interface GoodsLineProps {
  item: Goods;
  /** The first line shows the labels. */
  labelled: boolean;
  change: (part: Partial<Goods>) => void;
  remove: () => void;
  errorOf: (field: string) => string | undefined;
}

function GoodsLine({ item, labelled, change, remove, errorOf }: GoodsLineProps): ReactNode {
  const t = usePhrases();
  const called = (label: string) => ({ label: labelled ? label : undefined, 'aria-label': label });
  return (
    <div className="goods-line">
      <EntityPicker
        {...products}
        {...called(t(($) => $.common.field.product))}
        value={item.product_id}
        onChange={(product_id) => change({ product_id })}
        error={errorOf('product_id')}
      />
      <QuantityInput
        {...called(t(($) => $.common.field.quantity))}
        value={item.quantity}
        onChange={(quantity) => change({ quantity })}
        error={errorOf('quantity')}
      />
      <DayInput
        {...called(t(($) => $.warehouse.box.field.expiry_date))}
        value={item.expiry_date}
        onChange={(expiry_date) => change({ expiry_date })}
      />
      <RemoveButton deletes mb={4} onClick={remove} />
    </div>
  );
}
