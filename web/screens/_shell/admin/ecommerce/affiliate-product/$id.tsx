import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { affiliateCategory } from '@hakobu/contract/product/affiliate-category/affiliate-category.endpoints.ts';
import {
  affiliateProduct,
  affiliateProductCategories,
  affiliateProductTags,
} from '@hakobu/contract/product/affiliate-product/affiliate-product.endpoints.ts';
import { affiliateTag } from '@hakobu/contract/product/affiliate-tag/affiliate-tag.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { LinksCard } from '#kit/links-card.tsx';
import { CrudDetail } from '#kit/crud-detail.tsx';
import { useAffiliateProductFields } from '#entities/product/affiliate-fields.ts';

export const Route = createFileRoute('/_shell/admin/ecommerce/affiliate-product/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.product.affiliate_product.plural,
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
      resource={affiliateProduct}
      permission="affiliate"
      fields={useAffiliateProductFields()}
      include={['affiliateStore', 'categories', 'tags']}
      titleOf={({ name }) => name}
      logType="product_affiliate"
      onDeleted={() => void navigate({ to: '/admin/ecommerce/affiliate-product' })}
      cards={(row) => (
        <>
          <LinksCard
            title={t(($) => $.common.field.categories)}
            links={affiliateProductCategories}
            id={row.id}
            linked={row.categories ?? []}
            choices={affiliateCategory.list}
            editable={editable}
          />
          <LinksCard
            title={t(($) => $.common.field.tags)}
            links={affiliateProductTags}
            id={row.id}
            linked={row.tags ?? []}
            choices={affiliateTag.list}
            editable={editable}
          />
        </>
      )}
    />
  );
}
