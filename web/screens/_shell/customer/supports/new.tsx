import { createFileRoute } from '@tanstack/react-router';
import { SupportForm } from '#entities/support/support-form.tsx';

export const Route = createFileRoute('/_shell/customer/supports/new')({
  component: SupportForm,
  staticData: {
    title: ($) => $.helper.support.title.new,
    needs: { all: [{ resource: 'support', action: 'create' }] },
  },
});
