import { createFileRoute, redirect } from '@tanstack/react-router';

/** Another address of a product, which links in documents use. */
export const Route = createFileRoute('/_shell/products/$id')({
  staticData: {
    title: ($) => $.common.field.product,
    needs: { all: [{ resource: 'product', action: 'read' }] },
  },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/goods/products/$id', params });
  },
});
