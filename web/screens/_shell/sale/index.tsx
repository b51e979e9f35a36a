import { createFileRoute, redirect } from '@tanstack/react-router';
import { landingOf } from '#app/sign-in.ts';

export const Route = createFileRoute('/_shell/sale/')({
  beforeLoad: () => {
    throw redirect({ to: landingOf('sale') ?? '/start' });
  },
  staticData: { title: ($) => $.order.order.title.all, needs: {} },
});
