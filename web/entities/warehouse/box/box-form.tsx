import { useState, type ReactNode } from 'react';
import { createBox } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { packForOrder } from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { textOrNone, whole, yesNo } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { YesNo } from '#kit/inputs/inputs.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { packableOrders } from '#entities/order/order-picker.ts';
import { useScannedGoods } from './use-scanned-goods.ts';
import { isMeasured, measureFields, MeasureInputs, MeasureWarnings } from './box-measures.tsx';
import { goodsLine, goodsBody } from './goods.ts';
import { GoodsLines } from './goods-lines.tsx';

const fields = {
  ...measureFields,
  duplicate: whole({ start: '1' }),
  packed: yesNo({ start: true }),
  order_id: textOrNone(),
};

interface Packing {
  sfaId: number | undefined;
  /** The tracking number of the parcel: orders whose goods came with it are offered first. */
  trackingCode?: string | undefined;
  /** The proposed contents. */
  contents?: readonly { product_id: string; quantity: string }[];
  onDone: () => void;
}

/** Packs identical boxes; unusual measures are highlighted, not refused. */
export function BoxForm({ sfaId, trackingCode, contents = [], onDone }: Packing): ReactNode {
  const t = usePhrases();
  const [items, setItems] = useState(() =>
    contents.length === 0 ? [goodsLine()] : contents.map((item) => goodsLine(item)),
  );
  const form = useFields(fields, {
    words: ($) => $.warehouse.box.field,
    send: ({ duplicate, order_id, ...measures }) => {
      const body = {
        ...measures,
        duplicate: duplicate || 1,
        ...(sfaId !== undefined && { sfa_id: sfaId }),
        products: goodsBody(items),
      };
      return order_id === null
        ? deferRequest(createBox, { body })
        : deferRequest(packForOrder, { body: { ...body, order_id } });
    },
    onDone,
  });
  const scanned = useScannedGoods(items, setItems);
  const { field, values } = form;
  return (
    <div onKeyDownCapture={scanned.keepScans}>
      <Form {...form} disabled={!isMeasured(values)} submitLabel={t(($) => $.common.act.pack)}>
        <div className="fields">
          <MeasureInputs form={form} />
          <WholeInput {...field('duplicate')} />
          <YesNo {...field('packed')} />
          {may({ resource: 'owner', action: 'create' }) && (
            <EntityPicker
              {...packableOrders}
              {...(trackingCode !== undefined && { likely: { filter: { by_tracking_code: trackingCode } } })}
              {...field('order_id')}
              placeholder={t(($) => $.warehouse.box.message.nobody)}
            />
          )}
        </div>
        <GoodsLines items={items} onChange={setItems} scanned={scanned} errorOf={form.errorOf} />
        <MeasureWarnings measures={values} />
      </Form>
    </div>
  );
}
