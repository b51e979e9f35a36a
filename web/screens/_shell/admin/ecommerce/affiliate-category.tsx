import { createFileRoute } from '@tanstack/react-router';
import { affiliateStore } from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { affiliateCategory } from '@hakobu/contract/product/affiliate-category/affiliate-category.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { PlainScreen } from '#kit/plain-screen.tsx';

export const Route = createFileRoute('/_shell/admin/ecommerce/affiliate-category')({
  component: Screen,
  staticData: {
    title: ($) => $.shell.menu.affiliate_categories,
    needs: { all: [{ resource: 'affiliate', action: 'read' }] },
    menu: { group: 'admin', order: 23 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <PlainScreen
      title={t(($) => $.shell.menu.affiliate_categories)}
      resource={affiliateCategory}
      permission="affiliate"
      store="affiliate_category"
      include={['parent', 'affiliateStore']}
      fields={[
        { name: 'name', label: t(($) => $.shell.field.name), kind: 'text', required: true },
        {
          name: 'parent_id',
          label: t(($) => $.shell.field.parent),
          kind: 'entity',
          endpoint: affiliateCategory.list,
          include: 'parent',
        },
        {
          name: 'affiliate_store_id',
          label: t(($) => $.shell.field.affiliate_store),
          kind: 'entity',
          endpoint: affiliateStore.list,
          include: 'affiliateStore',
        },
      ]}
    />
  );
}
