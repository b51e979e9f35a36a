import { createFileRoute } from '@tanstack/react-router';
import { MyAccount } from '#entities/identity/my-account.tsx';

export const Route = createFileRoute('/_shell/me')({
  component: MyAccount,
  staticData: {
    title: ($) => $.common.frame.app.my_account,
    needs: { all: [{ resource: 'user', action: 'read' }] },
  },
});
