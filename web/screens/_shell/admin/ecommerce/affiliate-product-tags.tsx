import { createFileRoute } from '@tanstack/react-router';
import { affiliateTag } from '@hakobu/contract/product/affiliate-tag/affiliate-tag.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { PlainScreen } from '#kit/plain-screen.tsx';

export const Route = createFileRoute('/_shell/admin/ecommerce/affiliate-product-tags')({
  component: Screen,
  staticData: {
    title: ($) => $.shell.menu.affiliate_tags,
    needs: { all: [{ resource: 'affiliate', action: 'read' }] },
    menu: { group: 'admin', order: 24 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <PlainScreen
      title={t(($) => $.shell.menu.affiliate_tags)}
      resource={affiliateTag}
      permission="affiliate"
      store="affiliate_tag"
      fields={[{ name: 'name', label: t(($) => $.shell.field.name), kind: 'text', required: true }]}
    />
  );
}
