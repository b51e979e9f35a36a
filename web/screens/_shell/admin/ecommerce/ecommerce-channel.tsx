import { createFileRoute } from '@tanstack/react-router';
import { ecommerceChannel } from '@hakobu/contract/product/ecommerce-channel/ecommerce-channel.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';

export const Route = createFileRoute('/_shell/admin/ecommerce/ecommerce-channel')({
  component: Screen,
  staticData: {
    title: ($) => $.product.ecommerce_channel.plural,
    needs: { all: [{ resource: 'affiliate', action: 'read' }] },
    menu: { group: 'admin', part: 'affiliate', order: 21 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.product.ecommerce_channel.plural)}
      noun={t(($) => $.product.ecommerce_channel.name)}
      resource={ecommerceChannel}
      permission="affiliate"
      store="ecommerce_channel"
      fields={[
        { name: 'name', label: t(($) => $.common.field.name), kind: 'text', required: true },
        { name: 'url', label: t(($) => $.common.field.url), kind: 'url' },
      ]}
    />
  );
}
