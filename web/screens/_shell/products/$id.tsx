import { createFileRoute, redirect } from '@tanstack/react-router';

/** Alias of a product's address for links in documents. */
export const Route = createFileRoute('/_shell/products/$id')({
  staticData: {
    title: ($) => $.common.field.product,
    needs: { all: [{ resource: 'product', action: 'read' }] },
  },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/goods/products/$id', params });
  },
});
