import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { add, compare, least, subtract } from '@hakobu/contract/kernel/decimal.ts';
import { currencyIds, type CurrencyId } from '@hakobu/contract/kernel/money.ts';
import { createPurchase, listToBuy } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { FormEnd, useForm } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { Page, Section } from '#kit/page.tsx';
import { suppliers } from '#nouns/options.ts';
import { emptyLine, LinesEditor, sentLine } from '#nouns/order/lines-editor.tsx';

export const Route = createFileRoute('/_shell/purchase/purchases/new')({
  component: Screen,
  staticData: {
    title: ($) => $.order.purchase.title.new,
    needs: { all: [{ resource: 'purchase', action: 'create' }] },
  },
});

const PAGE = 100;
interface Wanted {
  order_item_id: number;
  quantity: string;
}

/**
 * Gives what is bought to the order lines that wait for the product, the first approved first; the rest is
 * for stock.
 */
function forOrders(quantity: string, wanted: readonly Wanted[]): Wanted[] {
  let left = quantity;
  const given: Wanted[] = [];
  for (const { order_item_id, quantity: needs } of wanted) {
    const part = least(left, needs);
    if (compare(part, '0') <= 0) break;
    given.push({ order_item_id, quantity: part });
    left = subtract(left, part);
  }
  return given;
}

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const { products = '', supplier = '' } = useSearch({ strict: false }) as {
    products?: string;
    supplier?: string;
  };
  const { data: toBuy } = useCall(
    listToBuy,
    { query: { filter: { product_id: products }, per_page: PAGE } },
    { enabled: products !== '' },
  );
  const form = useForm(
    {
      supplier_id: supplier,
      currency: 'JPY',
      additional_cost: '',
      note: '',
      lines: [emptyLine({ is_price_with_tax: false })],
    },
    {
      endpoint: createPurchase,
      message: t(($) => $.common.message.created),
      onDone: ({ id }) => void navigate({ to: '/purchase/purchases/$id', params: { id: String(id) } }),
    },
  );
  const { values, set, errorOf } = form;
  const filled = useRef(false);
  useEffect(() => {
    if (toBuy === undefined || filled.current || toBuy.data.length === 0) return;
    filled.current = true;
    set({
      lines: toBuy.data.map((row) => {
        const first = row.order_items[0];
        return emptyLine({
          product_id: row.product_id,
          quantity: add('0', ...row.order_items.map(({ quantity }) => quantity)),
          price: row.last_price ?? first?.price ?? '',
          tax_percent: first?.tax_percent ?? '0',
          discount_tax_per_tax_percent: first?.discount_tax_per_tax_percent ?? '0',
          is_price_with_tax: false,
        });
      }),
    });
  }, [toBuy, set]);
  const lines = values.lines.filter(({ product_id }) => product_id !== '');
  const currency = values.currency as CurrencyId;
  const wantedOf = (product: string) =>
    toBuy?.data.find(({ product_id }) => product_id === product)?.order_items ?? [];
  const submit = () =>
    form.submit({
      supplier_id: Number(values.supplier_id),
      currency_id: currency,
      additional_cost: values.additional_cost || '0',
      note: values.note,
      items: lines.map((line) => ({
        ...sentLine(line, currency),
        order_items: forOrders(line.quantity, wantedOf(line.product_id)),
      })),
    });
  return (
    <Page title={t(($) => $.order.purchase.title.new)}>
      <Section>
        <div className="fields">
          <EntityPicker
            {...suppliers}
            label={t(($) => $.common.field.supplier)}
            value={values.supplier_id}
            onChange={(supplier_id) => set({ supplier_id })}
            error={errorOf('supplier_id')}
          />
          <Choice
            label={t(($) => $.common.field.currency)}
            value={values.currency}
            onChange={(next) => set({ currency: next })}
            options={currencyIds.map((id) => ({ value: id, label: id }))}
          />
          <MoneyInput
            label={t(($) => $.common.field.additional_cost)}
            value={values.additional_cost}
            onChange={(additional_cost) => set({ additional_cost })}
            error={errorOf('additional_cost')}
          />
          <div className="wide">
            <NoteBox
              label={t(($) => $.common.field.note)}
              value={values.note}
              onChange={(note) => set({ note })}
            />
          </div>
        </div>
      </Section>
      <Section title={t(($) => $.common.section.lines)}>
        <LinesEditor
          lines={values.lines}
          onChange={(next) => set({ lines: next })}
          currency={currency}
          errorOf={errorOf}
        />
        <FormEnd {...form} onSubmit={submit} disabled={values.supplier_id === '' || lines.length === 0} />
      </Section>
    </Page>
  );
}
