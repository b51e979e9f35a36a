import { useState, type ReactNode } from 'react';
import { updateBox } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { whole } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { WholeInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import { isMeasured, measureFields, MeasureInputs, MeasureWarnings } from './box-measures.tsx';
import type { Box } from './box.ts';
import { boxChanges, goodsOf } from './box-changes.ts';
import type { Goods } from './goods.ts';
import { GoodsLines } from './goods-lines.tsx';
import { useScannedGoods } from './use-scanned-goods.ts';

const fields = { ...measureFields, duplicate: whole({ required: true }) };

/** Measures, number and contents of an open box, as found when it is measured again. */
export function ChangeBoxForm({ box, onDone }: { box: Box; onDone: () => void }): ReactNode {
  const [items, setItems] = useState(() => goodsOf(box));
  const form = useFields(fields, {
    words: ($) => $.warehouse.box.field,
    row: box,
    send: (typed) => deferRequest(updateBox, { ...rowVersion(box), body: boxChanges(box, typed, items) }),
    onDone,
  });
  const change = (next: Goods[]) => {
    form.set({}); // The contents are part of the request, which gets a new idempotency key.
    setItems(next);
  };
  const scanned = useScannedGoods(items, change);
  return (
    <div onKeyDownCapture={scanned.keepScans}>
      <Form {...form} disabled={!isMeasured(form.values)}>
        <div className="fields">
          <MeasureInputs form={form} />
          <WholeInput {...form.field('duplicate')} />
        </div>
        <GoodsLines items={items} onChange={change} scanned={scanned} errorOf={form.errorOf} />
        <MeasureWarnings measures={form.values} />
      </Form>
    </div>
  );
}
