import { createFileRoute } from '@tanstack/react-router';
import { affiliateStore } from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { affiliateCategory } from '@hakobu/contract/product/affiliate-category/affiliate-category.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';

export const Route = createFileRoute('/_shell/admin/ecommerce/affiliate-category')({
  component: Screen,
  staticData: {
    title: ($) => $.product.affiliate_category.plural,
    needs: { all: [{ resource: 'affiliate', action: 'read' }] },
    menu: { group: 'admin', part: 'affiliate', order: 23 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.product.affiliate_category.plural)}
      noun={t(($) => $.product.affiliate_category.name)}
      resource={affiliateCategory}
      permission="affiliate"
      store="affiliate_category"
      include={['parent', 'affiliateStore']}
      fields={[
        { name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true },
        {
          name: 'parent_id',
          label: t(($) => $.common.field.parent),
          kind: 'entity',
          endpoint: affiliateCategory.list,
          include: 'parent',
        },
        {
          name: 'affiliate_store_id',
          label: t(($) => $.common.field.affiliate_store),
          kind: 'entity',
          endpoint: affiliateStore.list,
          include: 'affiliateStore',
        },
      ]}
    />
  );
}
