import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { currentUser } from '#app/session.ts';
import { Page } from '#kit/page.tsx';
import { AddressList } from '#entities/address/address-list.tsx';

export const Route = createFileRoute('/_shell/customer/address')({
  component: Screen,
  staticData: {
    title: ($) => $.identity.address.title.mine,
    needs: {
      all: [
        { resource: 'shipment_info', action: 'create' },
        { resource: 'address', action: 'delete' },
      ],
    },
    menu: { group: 'customer', order: 5 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <Page title={t(($) => $.identity.address.title.mine)}>
      <AddressList userId={currentUser()?.id ?? 0} />
    </Page>
  );
}
