import { createFileRoute } from '@tanstack/react-router';
import { affiliateStore } from '@hakobu/contract/product/affiliate-store/affiliate-store.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';
import { useStoreFields } from '#entities/product/affiliate-fields.ts';

export const Route = createFileRoute('/_shell/admin/ecommerce/affiliate-store/')({
  component: Screen,
  staticData: {
    title: ($) => $.product.affiliate_store.plural,
    needs: { all: [{ resource: 'affiliate', action: 'read' }] },
    menu: { group: 'admin', part: 'affiliate', order: 22 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.product.affiliate_store.plural)}
      noun={t(($) => $.product.affiliate_store.name)}
      resource={affiliateStore}
      permission="affiliate"
      store="affiliate_store"
      include={['ecommerceChannel']}
      fields={useStoreFields()}
      to={({ id }) => `/admin/ecommerce/affiliate-store/${id}`}
    />
  );
}
