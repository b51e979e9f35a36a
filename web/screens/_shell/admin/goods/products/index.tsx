import { Badge, Button, Group, Image } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { category } from '@hakobu/contract/product/category/category.endpoints.ts';
import { productTag } from '@hakobu/contract/product/product-tag/product-tag.endpoints.ts';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { Figure, Money } from '#kit/show.tsx';
import { suppliers } from '#nouns/options.ts';
import { bans } from '#nouns/product/product-form.tsx';
import { ProductQuickView } from '#nouns/product/product-quick-view.tsx';

export const Route = createFileRoute('/_shell/admin/goods/products/')({
  component: Screen,
  staticData: {
    title: ($) => $.product.product.plural,
    needs: { all: [{ resource: 'product', action: 'read' }] },
    menu: { group: 'sale', order: 5 },
  },
});

const named = { labelOf: (row: { name: string }) => row.name };

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <ListScreen
      title={t(($) => $.product.product.plural)}
      endpoint={product.list}
      store="products"
      query={{ include: ['suppliers', 'categories'] }}
      filters={[
        {
          field: 'category_id',
          label: t(($) => $.common.field.categories),
          kind: 'entity',
          endpoint: category.list,
          ...named,
        },
        {
          field: 'tag_id',
          label: t(($) => $.common.field.tags),
          kind: 'entity',
          endpoint: productTag.list,
          ...named,
        },
        { field: 'supplier_id', label: t(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
        { field: 'brand', label: t(($) => $.product.product.field.brand), kind: 'text' },
      ]}
      columns={[
        {
          key: 'image',
          title: '',
          width: 44,
          render: (row) =>
            row.thumbnail_url !== null && (
              <Image src={row.thumbnail_url} alt="" w={36} h={36} fit="cover" radius="sm" loading="lazy" />
            ),
        },
        {
          key: 'id',
          title: t(($) => $.common.field.product_id),
          sort: 'id',
          render: (row) => <span className="figure">{row.id}</span>,
        },
        { key: 'name', title: t(($) => $.common.field.name), sort: 'name', render: (row) => row.name },
        { key: 'brand', title: t(($) => $.product.product.field.brand), render: (row) => row.brand },
        {
          key: 'categories',
          title: t(($) => $.common.field.categories),
          render: (row) => row.categories?.map(({ name }) => name).join(', '),
        },
        {
          key: 'price',
          title: t(($) => $.common.field.price),
          right: true,
          sort: 'price',
          render: (row) => <Money value={row.price} currency="JPY" />,
        },
        {
          key: 'weight',
          title: t(($) => $.common.field.weight),
          right: true,
          render: (row) => <Figure value={row.weight} />,
        },
        {
          key: 'supplier',
          exports: 'suppliers',
          title: t(($) => $.common.field.supplier),
          render: (row) => row.suppliers?.map(({ name }) => name).join(', '),
        },
        {
          key: 'bans',
          exports: bans.map((ban) => ({
            title: `${t(($) => $.common.field.bans)}: ${t(($) => $.product.product.ban[ban])}`,
            field: ban,
          })),
          title: t(($) => $.common.field.bans),
          render: (row) => (
            <Group gap={4}>
              {bans
                .filter((ban) => row[ban])
                .map((ban) => (
                  <Badge key={ban} color="red">
                    {t(($) => $.product.product.ban[ban])}
                  </Badge>
                ))}
            </Group>
          ),
        },
      ]}
      actions={
        may({ resource: 'product', action: 'create' }) && (
          <Button onClick={() => void navigate({ to: '/admin/goods/products/new' })}>
            {t(($) => $.common.act.create)}
          </Button>
        )
      }
      quickView={(row) => <ProductQuickView row={row} />}
      to={({ id }) => `/admin/goods/products/${encodeURIComponent(id)}`}
    />
  );
}
