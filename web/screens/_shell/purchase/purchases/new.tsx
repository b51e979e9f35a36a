import { Fieldset, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { useAddressSearch } from '#client/address-search.ts';
import { Form } from '#kit/form.tsx';
import { EntityPicker } from '#kit/inputs/entity-picker.tsx';
import { Choice, NoteBox } from '#kit/inputs/inputs.tsx';
import { MoneyInput } from '#kit/inputs/numbers.tsx';
import { Page, Section } from '#kit/page.tsx';
import { suppliers } from '#entities/product-options.ts';
import { LinePrices } from '#entities/order/purchase/line-prices.tsx';
import { LinesEditor } from '#entities/order/lines/lines-editor.tsx';
import { useNewPurchase } from '#entities/order/purchase/use-new-purchase.ts';

export const Route = createFileRoute('/_shell/purchase/purchases/new')({
  component: Screen,
  staticData: {
    title: ($) => $.order.purchase.title.new,
    needs: { all: [{ resource: 'purchase', action: 'create' }] },
    creates: { order: 2 },
  },
});

const currencies = currencyIds.map((id) => ({ value: id, label: id }));

function Screen() {
  const t = usePhrases();
  const [{ products = '', supplier = '' }] = useAddressSearch();
  const { form, lines, changeLines, currency, lacks, offer } = useNewPurchase({ products, supplier });
  const { field } = form;
  return (
    <Page title={t(($) => $.order.purchase.title.new)}>
      {offer}
      <Form {...form} first missing={lacks}>
        <Section>
          <div className="fields">
            <EntityPicker {...suppliers} {...field('supplier_id')} />
            <Choice {...field('currency_id')} options={currencies} />
            <MoneyInput currency={currency} {...field('additional_cost')} />
            <div className="wide">
              <NoteBox {...field('note')} />
            </div>
          </div>
        </Section>
        <Section title={t(($) => $.common.section.lines)}>
          {form.values.supplier_id === '' && (
            <Text size="sm" c="dimmed" mb="xs" id="supplier-first">
              {t(($) => $.order.purchase.message.supplier_first)}
            </Text>
          )}
          <Fieldset
            variant="unstyled"
            disabled={form.values.supplier_id === ''}
            aria-describedby="supplier-first"
          >
            <LinesEditor
              {...{ lines, currency }}
              onChange={changeLines}
              party={{ type: 'supplier', id: form.values.supplier_id }}
              errorOf={form.errorOf}
            />
          </Fieldset>
          {currency === 'JPY' && (
            <LinePrices
              lines={lines.filter(({ product_id }) => product_id !== '')}
              supplier={form.values.supplier_id}
              onChange={(key, change) =>
                changeLines(lines.map((line) => (line.key === key ? { ...line, ...change } : line)))
              }
            />
          )}
        </Section>
      </Form>
    </Page>
  );
}
