import { createFileRoute } from '@tanstack/react-router';
import { SupportForm } from '#entities/support/support-form.tsx';

export const Route = createFileRoute('/_shell/admin/supports/new')({
  component: SupportForm,
  staticData: {
    title: ($) => $.helper.support.title.new,
    needs: { all: [{ resource: 'support', action: 'create' }] },
    creates: { order: 21, needs: { resource: 'customer', action: 'read' } },
  },
});
