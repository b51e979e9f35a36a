import { createFileRoute } from '@tanstack/react-router';
import { MyAccount } from '#entities/identity/my-account.tsx';

export const Route = createFileRoute('/_shell/customer/me')({
  component: MyAccount,
  staticData: {
    title: ($) => $.common.frame.app.my_account,
    needs: {
      all: [
        { resource: 'shipment_info', action: 'create' },
        { resource: 'address', action: 'delete' },
      ],
    },
    menu: { group: 'customer', order: 9 },
  },
});
