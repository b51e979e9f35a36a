import { createFileRoute } from '@tanstack/react-router';
import { affiliateTag } from '@hakobu/contract/product/affiliate-tag/affiliate-tag.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';

export const Route = createFileRoute('/_shell/admin/ecommerce/affiliate-product-tags')({
  component: Screen,
  staticData: {
    title: ($) => $.product.affiliate_tag.plural,
    needs: { all: [{ resource: 'affiliate', action: 'read' }] },
    menu: { group: 'admin', part: 'affiliate', order: 24 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.product.affiliate_tag.plural)}
      noun={t(($) => $.product.affiliate_tag.name)}
      resource={affiliateTag}
      permission="affiliate"
      store="affiliate_tag"
      fields={[{ name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true }]}
    />
  );
}
