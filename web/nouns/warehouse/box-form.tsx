import { ActionIcon, Alert, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { boxWarnings, createBox } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { FormEnd, useForm } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { YesNo } from '#kit/inputs/inputs.tsx';
import { QuantityInput, WholeInput } from '#kit/inputs/numbers.tsx';
import { products } from '#nouns/options.ts';

interface Goods {
  key: number;
  product_id: string;
  quantity: string;
  expiry_date: string;
}
let keys = 0;
const goods = (product_id = '', quantity = '1'): Goods => ({
  key: (keys += 1),
  product_id,
  quantity,
  expiry_date: '',
});

/** Packs identical boxes; measures worth a second look are pointed out, not refused. */
export function BoxForm({
  sfaId,
  contents = [],
  onDone,
}: {
  sfaId: number | undefined;
  contents?: readonly { product_id: string; quantity: string }[];
  onDone: (box: ResponseOf<typeof createBox>) => void;
}): ReactNode {
  const t = usePhrases();
  const [items, setItems] = useState<Goods[]>(
    contents.length === 0 ? [goods()] : contents.map((item) => goods(item.product_id, item.quantity)),
  );
  const form = useForm(
    { length: '', width: '', height: '', weight: '', duplicate: '1', packed: true },
    { endpoint: createBox, onDone, message: t(($) => $.common.message.created) },
  );
  const { values, set, errorOf } = form;
  const change = (key: number, part: Partial<Goods>) =>
    setItems(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const filled = [values.length, values.width, values.height, values.weight].every(
    (value) => value !== '' && value !== '0',
  );
  const warnings = filled ? boxWarnings(values) : [];
  const products_ = items
    .filter(({ product_id }) => product_id !== '')
    .map(({ product_id, quantity, expiry_date }) => ({
      product_id,
      quantity: quantity || '0',
      expiry_date: expiry_date || null,
    }));
  const sides = ['length', 'width', 'height', 'weight'] as const;
  return (
    <>
      <div className="fields">
        {sides.map((side) => (
          <QuantityInput
            key={side}
            scale={side === 'weight' ? 3 : 2}
            label={t(($) => $.common.field[side])}
            value={values[side]}
            onChange={(value) => set({ [side]: value })}
            error={errorOf(side)}
          />
        ))}
        <WholeInput
          label={t(($) => $.warehouse.box.field.duplicate)}
          value={values.duplicate}
          onChange={(duplicate) => set({ duplicate })}
          error={errorOf('duplicate')}
        />
        <YesNo
          label={t(($) => $.warehouse.box.field.packed)}
          value={values.packed}
          onChange={(packed) => set({ packed })}
        />
      </div>
      {items.map((item, index) => (
        <div key={item.key} className="goods-line">
          <EntityPicker
            {...products}
            label={index === 0 ? t(($) => $.common.field.product) : undefined}
            aria-label={t(($) => $.common.field.product)}
            value={item.product_id}
            onChange={(product_id) => change(item.key, { product_id })}
            error={errorOf(`products.${index}.product_id`)}
          />
          <QuantityInput
            label={index === 0 ? t(($) => $.common.field.quantity) : undefined}
            aria-label={t(($) => $.common.field.quantity)}
            value={item.quantity}
            onChange={(quantity) => change(item.key, { quantity })}
            error={errorOf(`products.${index}.quantity`)}
          />
          <DayInput
            label={index === 0 ? t(($) => $.warehouse.box.field.expiry_date) : undefined}
            aria-label={t(($) => $.warehouse.box.field.expiry_date)}
            value={item.expiry_date}
            onChange={(day) => change(item.key, { expiry_date: day })}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            mb={4}
            aria-label={t(($) => $.common.act.remove)}
            onClick={() => setItems(items.filter(({ key }) => key !== item.key))}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        mt="xs"
        leftSection={<IconPlus size={14} />}
        onClick={() => setItems([...items, goods()])}
      >
        {t(($) => $.common.act.add_product)}
      </Button>
      {warnings.length > 0 && (
        <Alert color="yellow" variant="light" p="xs" mt="sm">
          {warnings
            .map((word) =>
              t(($) => $.warehouse.box.warning[word as keyof Phrases['warehouse']['box']['warning']]),
            )
            .join(' · ')}
        </Alert>
      )}
      <FormEnd
        {...form}
        submitLabel={t(($) => $.common.act.pack)}
        disabled={!filled}
        onSubmit={() =>
          form.submit({
            ...values,
            duplicate: Number(values.duplicate || '1'),
            ...(sfaId === undefined ? {} : { sfa_id: sfaId }),
            products: products_,
          })
        }
      />
    </>
  );
}
