import { createFileRoute } from '@tanstack/react-router';
import { price, priceGroups } from '@hakobu/contract/product/price/price.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { CreateButton } from '#kit/create-button.tsx';
import { FormModal } from '#kit/form.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { useConditionText } from '#entities/price/condition-value.tsx';
import { priceColumns } from '#entities/price/price-columns.tsx';
import { PriceEditor } from '#entities/price/price-editor.tsx';
import { PriceForm } from '#entities/price/price-form.tsx';
import { groupName } from '#entities/price/price.ts';

export const Route = createFileRoute('/_shell/admin/goods/prices')({
  component: Screen,
  staticData: {
    title: ($) => $.product.price.plural,
    needs: { all: [{ resource: 'price', action: 'read' }] },
    menu: { group: 'admin', part: 'catalogue', order: 14 },
    creates: { order: 13, noun: ($) => $.product.price.name, needs: { resource: 'price', action: 'create' } },
  },
});

function Screen() {
  const t = usePhrases();
  const text = useConditionText();
  const [opened, open, addressOf] = useOpenRow('price_id');
  return (
    <>
      <ListScreen
        title={t(($) => $.product.price.plural)}
        endpoint={price.list}
        store="prices"
        query={{ include: ['conditions', 'timelines', 'problems'] }}
        filters={[
          {
            field: 'group_type',
            label: t(($) => $.product.price.field.group),
            kind: 'choice',
            options: priceGroups.map((id) => ({ value: id, label: groupName(id) })),
          },
        ]}
        columns={priceColumns(text)}
        actions={
          may({ resource: 'price', action: 'create' }) && (
            <CreateButton noun={t(($) => $.product.price.name)}>
              {(close) => (
                <PriceForm
                  onDone={({ id }) => {
                    close();
                    open(id);
                  }}
                />
              )}
            </CreateButton>
          )
        }
        to={({ id }) => addressOf(id)}
      />
      <FormModal
        title={t(($) => $.product.price.plural)}
        size="75rem"
        opened={opened !== undefined}
        onClose={() => open(undefined)}
      >
        <PriceEditor id={opened ?? 0} onDeleted={() => open(undefined)} />
      </FormModal>
    </>
  );
}
