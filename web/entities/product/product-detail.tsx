import { Badge, Button, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { category } from '@hakobu/contract/product/category/category.endpoints.ts';
import { productTag } from '@hakobu/contract/product/product-tag/product-tag.endpoints.ts';
import {
  product,
  productCategories,
  productTags,
} from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useEndpointMutation, useCall } from '#client/hooks.ts';
import { rowVersion } from '#client/deferred-request.ts';
import { confirmDelete } from '#kit/confirm-dialog.tsx';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { DocumentFrame } from '#kit/document/document-frame.tsx';
import { FormButton } from '#kit/form.tsx';
import { LinksCard } from '#kit/links-card.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { productName } from '#kit/product-name.ts';
import { bans } from './bans.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductForm, type Product } from './product-form.tsx';
import { ProductImages } from './product-images.tsx';
import { ProductSuppliers } from './product-suppliers.tsx';

const INCLUDE = ['images', 'suppliers', 'categories', 'tags', 'origin', 'ecommerce_channel'];

/** One product: facts, pictures, suppliers and links. */
export function ProductDetail({ id }: { id: string }): ReactNode {
  const reading = useCall(product.get, { params: { id }, query: { include: INCLUDE } });
  const row = reading.data;
  if (row === undefined) return <QueryStatus of={reading} />;
  const editable = may({ resource: 'product', action: 'update' });
  return (
    <DocumentFrame
      title={productName(row)}
      badge={<Bans product={row} />}
      actions={<ProductActs product={row} editable={editable} />}
    >
      <ProductFacts product={row} editable={editable} />
      <ProductImages product={row} editable={editable} />
      <Links product={row} editable={editable} />
      <ChangeLog type="product" id={id} />
    </DocumentFrame>
  );
}

interface Part {
  product: Product;
  editable: boolean;
}

/** The export bans. */
function Bans({ product: row }: Pick<Part, 'product'>): ReactNode {
  const t = usePhrases();
  return (
    <Group gap={4}>
      {bans
        .filter((ban) => row[ban])
        .map((ban) => (
          <Badge key={ban} color="red">
            {t(($) => $.product.product.ban[ban])}
          </Badge>
        ))}
    </Group>
  );
}

function ProductActs({ product: row, editable }: Part): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  const remove = useEndpointMutation(product.delete, {
    onDone: () => void navigate({ to: '/admin/goods/products' }),
  });
  return (
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
          onClick={() => confirmDelete(row.name, () => remove.mutate(rowVersion(row)))}
        >
          {t(($) => $.common.act.delete)}
        </Button>
      )}
    </>
  );
}

/** Suppliers and external links. */
function Links({ product: row, editable }: Part): ReactNode {
  const t = usePhrases();
  const { id } = row;
  return (
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
  );
}
