import { createFileRoute } from '@tanstack/react-router';
import { ecommerceChannel } from '@hakobu/contract/product/ecommerce-channel/ecommerce-channel.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { PlainScreen } from '#kit/plain-screen.tsx';

export const Route = createFileRoute('/_shell/admin/ecommerce/ecommerce-channel')({
  component: Screen,
  staticData: {
    title: ($) => $.shell.menu.ecommerce_channels,
    needs: { all: [{ resource: 'affiliate', action: 'read' }] },
    menu: { group: 'admin', order: 21 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <PlainScreen
      title={t(($) => $.shell.menu.ecommerce_channels)}
      resource={ecommerceChannel}
      permission="affiliate"
      store="ecommerce_channel"
      fields={[
        { name: 'name', label: t(($) => $.shell.field.name), kind: 'text', required: true },
        { name: 'url', label: t(($) => $.shell.field.url), kind: 'url' },
      ]}
    />
  );
}
