import { Badge, Button, Group } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { category } from '@hakobu/contract/product/category/category.endpoints.ts';
import { productTag } from '@hakobu/contract/product/product-tag/product-tag.endpoints.ts';
import {
  product,
  productCategories,
  productTags,
} from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { askFirst } from '#kit/action-buttons.tsx';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { FormButton } from '#kit/form.tsx';
import { MoneyInPlace, NumberInPlace, PercentInPlace, TextInPlace } from '#kit/in-place.tsx';
import { LinksCard } from '#kit/links-card.tsx';
import { Facts, Page, Section } from '#kit/page.tsx';
import { Money } from '#kit/show.tsx';
import { bans, ProductForm } from '#nouns/product/product-form.tsx';
import { ProductImages } from '#nouns/product/product-images.tsx';
import { ProductSuppliers } from '#nouns/product/product-suppliers.tsx';

export const Route = createFileRoute('/_shell/admin/goods/products/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.common.field.product,
    needs: { all: [{ resource: 'product', action: 'read' }] },
  },
});

const INCLUDE = ['images', 'suppliers', 'categories', 'tags', 'origin', 'ecommerce_channel'];

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const { id } = Route.useParams();
  const { data: row } = useCall(product.get, { params: { id }, query: { include: INCLUDE } });
  const remove = useAct(product.delete, { onDone: () => void navigate({ to: '/admin/goods/products' }) });
  if (row === undefined) return null;
  const editable = may({ resource: 'product', action: 'update' });
  const saving = { endpoint: product.update, params: { id }, version: row.version };
  return (
    <Page
      title={row.name}
      badge={
        <Group gap={4}>
          {bans
            .filter((ban) => row[ban])
            .map((ban) => (
              <Badge key={ban} color="red">
                {t(($) => $.product.product.ban[ban])}
              </Badge>
            ))}
        </Group>
      }
      actions={
        <>
          {editable && (
            <FormButton label={t(($) => $.common.act.edit)} variant="default" size="xl">
              {(close) => <ProductForm row={row} onDone={close} />}
            </FormButton>
          )}
          {may({ resource: 'product', action: 'delete' }) && (
            <Button
              variant="subtle"
              color="red"
              loading={remove.isPending}
              onClick={() => askFirst(() => remove.mutate({ params: { id }, version: row.version }))}
            >
              {t(($) => $.common.act.delete)}
            </Button>
          )}
        </>
      }
    >
      <Section title={t(($) => $.common.section.details)}>
        <Facts
          rows={[
            [
              t(($) => $.common.field.product_id),
              <span key="id" className="figure">
                {row.id}
              </span>,
            ],
            [
              t(($) => $.common.field.price),
              <MoneyInPlace
                key="price"
                {...{ saving, editable }}
                field="price"
                label={t(($) => $.common.field.price)}
                value={row.price}
                currency="JPY"
              />,
            ],
            [
              t(($) => $.product.product.field.initial_price),
              row.initial_price === null ? null : (
                <Money key="initial" value={row.initial_price} currency="JPY" />
              ),
            ],
            [
              t(($) => $.common.field.discount),
              <PercentInPlace
                key="discount"
                {...{ saving, editable }}
                field="discount"
                label={t(($) => $.common.field.discount)}
                value={row.discount}
              />,
            ],
            [
              t(($) => $.product.product.field.brand),
              <TextInPlace
                key="brand"
                {...{ saving, editable }}
                field="brand"
                label={t(($) => $.product.product.field.brand)}
                value={row.brand ?? ''}
              />,
            ],
            [t(($) => $.product.product.field.code), row.code],
            [t(($) => $.product.product.field.hs_code), row.hs_code],
            [t(($) => $.product.product.field.origin), row.origin?.name],
            [t(($) => $.common.field.ecommerce_channel), row.ecommerce_channel?.name],
            [t(($) => $.product.product.field.manufacturing_year), row.manufacturing_year],
            [t(($) => $.product.product.field.items_in_box), row.quantity_items_in_box],
            [
              t(($) => $.common.field.weight),
              <NumberInPlace
                key="weight"
                {...{ saving, editable }}
                scale={3}
                field="weight"
                label={t(($) => $.common.field.weight)}
                value={row.weight}
              />,
            ],
            [
              t(($) => $.common.field.size),
              <span key="size" className="figure">{`${row.length} × ${row.width} × ${row.height}`}</span>,
            ],
            [t(($) => $.product.product.field.ingredients), row.ingredients],
          ]}
        />
      </Section>
      <ProductImages product={row} editable={editable} />
      <div className="columns">
        <ProductSuppliers product={row} editable={editable} />
        <LinksCard
          title={t(($) => $.common.field.categories)}
          links={productCategories}
          id={id}
          linked={row.categories ?? []}
          choices={category.list}
          editable={editable}
        />
        <LinksCard
          title={t(($) => $.common.field.tags)}
          links={productTags}
          id={id}
          linked={row.tags ?? []}
          choices={productTag.list}
          editable={editable}
        />
      </div>
      <ChangeLog type="product" id={id} />
    </Page>
  );
}
