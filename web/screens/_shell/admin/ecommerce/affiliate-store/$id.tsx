import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { affiliateCategory } from '@hakobu/contract/product/affiliate-category/affiliate-category.endpoints.ts';
import {
  affiliateStore,
  affiliateStoreCategories,
} from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { LinksCard } from '#kit/links-card.tsx';
import { CrudDetail } from '#kit/crud-detail.tsx';
import { useStoreFields } from '#entities/product/affiliate-fields.ts';
import { StoreImages } from '#entities/product/store-images.tsx';

export const Route = createFileRoute('/_shell/admin/ecommerce/affiliate-store/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.product.affiliate_store.plural,
    needs: { all: [{ resource: 'affiliate', action: 'read' }] },
  },
});

function Screen() {
  const t = usePhrases();
  const navigate = useNavigate();
  const editable = may({ resource: 'affiliate', action: 'update' });
  return (
    <CrudDetail
      id={Number(Route.useParams().id)}
      resource={affiliateStore}
      permission="affiliate"
      fields={useStoreFields()}
      include={['ecommerceChannel', 'categories', 'images']}
      titleOf={({ name }) => name}
      logType="affiliate_store"
      onDeleted={() => void navigate({ to: '/admin/ecommerce/affiliate-store' })}
      cards={(row) => (
        <>
          <LinksCard
            title={t(($) => $.common.field.categories)}
            links={affiliateStoreCategories}
            id={row.id}
            linked={row.categories ?? []}
            choices={affiliateCategory.list}
            editable={editable}
          />
          <StoreImages id={row.id} name={row.name} images={row.images ?? []} editable={editable} />
        </>
      )}
    />
  );
}
