import { createFileRoute, redirect } from '@tanstack/react-router';
import { landingOf } from '#app/sign-in.ts';

export const Route = createFileRoute('/_shell/purchase/')({
  beforeLoad: () => {
    throw redirect({ to: landingOf('purchase') ?? '/start' });
  },
  staticData: { title: ($) => $.order.purchase.plural, needs: {} },
});
