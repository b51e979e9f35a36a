import { Badge, Group } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { price, priceGroups } from '@hakobu/contract/product/price/price.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { formatDate, today } from '#kit/format.ts';
import { FormButton, FormModal } from '#kit/form.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpened } from '#kit/use-opened.ts';
import { conditionLabel, useConditionText } from '#nouns/price/condition-value.tsx';
import { PriceEditor, PriceForm } from '#nouns/price/price-editor.tsx';

export const Route = createFileRoute('/_shell/admin/goods/prices')({
  component: Screen,
  staticData: {
    title: ($) => $.product.price.plural,
    needs: { all: [{ resource: 'price', action: 'read' }] },
    menu: { group: 'admin', order: 14 },
  },
});

function Screen() {
  const t = usePhrases();
  const text = useConditionText();
  const [opened, open, addressOf] = useOpened('price_id');
  const groupName = (id: string) => t(($) => ($.product.price.group as Record<string, string>)[id] ?? id);
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
        columns={[
          {
            key: 'group',
            exports: 'group_type',
            title: t(($) => $.product.price.field.group),
            sort: 'group_type',
            render: (row) => groupName(row.group_type),
          },
          {
            key: 'name',
            title: t(($) => $.common.field.name),
            sort: 'name',
            render: (row) => (
              <Group gap={4}>
                {row.name}
                {row.problems?.map((problem) => (
                  <Badge key={problem} color="orange">
                    {t(($) => $.product.price.problem[problem])}
                  </Badge>
                ))}
              </Group>
            ),
          },
          {
            key: 'conditions',
            exports: 'conditions.key',
            title: t(($) => $.product.price.field.conditions),
            render: (row) => (
              <Group gap={4}>
                {row.conditions?.map(({ key, value }) => (
                  <Badge key={key} color="gray">
                    {t(($) => conditionLabel($, key))}: {text(row.group_type, key, value)}
                  </Badge>
                ))}
              </Group>
            ),
          },
          {
            key: 'since',
            exports: 'timelines.start_date',
            title: t(($) => $.product.price.field.start_date),
            render: (row) => {
              const holding = row.timelines?.find(
                ({ start_date }) => start_date === null || start_date <= today(),
              );
              return (
                <span className="figure">
                  {holding === undefined ? '' : formatDate(holding.start_date) || '…'}
                </span>
              );
            },
          },
        ]}
        actions={
          may({ resource: 'price', action: 'create' }) && (
            <FormButton label={t(($) => $.common.act.create)}>
              {(close) => (
                <PriceForm
                  onDone={({ id }) => {
                    close();
                    open(id);
                  }}
                />
              )}
            </FormButton>
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
