import { createFileRoute } from '@tanstack/react-router';
import { affiliateProduct } from '@hakobu/contract/product/affiliate-product/affiliate-product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';
import { useAffiliateProductFields } from '#entities/product/affiliate-fields.ts';

export const Route = createFileRoute('/_shell/admin/ecommerce/affiliate-product/')({
  component: Screen,
  staticData: {
    title: ($) => $.product.affiliate_product.plural,
    needs: { all: [{ resource: 'affiliate', action: 'read' }] },
    menu: { group: 'admin', part: 'affiliate', order: 25 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.product.affiliate_product.plural)}
      noun={t(($) => $.product.affiliate_product.name)}
      resource={affiliateProduct}
      permission="affiliate"
      store="affiliate_product"
      include={['affiliateStore']}
      filters={[{ field: 'price', label: t(($) => $.common.field.price), kind: 'range' }]}
      fields={useAffiliateProductFields()}
      to={({ id }) => `/admin/ecommerce/affiliate-product/${id}`}
    />
  );
}
