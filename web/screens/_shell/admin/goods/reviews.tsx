import { createFileRoute } from '@tanstack/react-router';
import { productReview } from '@hakobu/contract/product/product-review/product-review.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { CrudScreen } from '#kit/crud-screen.tsx';
import { products } from '#entities/product-options.ts';

export const Route = createFileRoute('/_shell/admin/goods/reviews')({
  component: Screen,
  staticData: {
    title: ($) => $.product.product_review.plural,
    needs: { all: [{ resource: 'product', action: 'read' }] },
    menu: { group: 'admin', part: 'catalogue', order: 15 },
  },
});

const column = columnsOf(productReview.list).withLabels(($) => $.product.product_review.field);
const stars = (rating: number): string => `${rating} ${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}`;
const ratings = [5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: stars(rating) }));

/** Product reviews: list, create, edit and delete. */
function Screen() {
  const t = usePhrases();
  const rating = t(($) => $.product.product_review.field.rating);
  const product = t(($) => $.common.field.product);
  return (
    <CrudScreen
      title={t(($) => $.product.product_review.plural)}
      noun={t(($) => $.product.product_review.name)}
      resource={productReview}
      permission="product"
      store="review"
      fields={[
        {
          name: 'product_id',
          label: product,
          kind: 'entity',
          ...products,
          include: '',
          coded: true,
          once: true,
          column: false,
          required: true,
        },
        { name: 'rating', label: rating, kind: 'choice', options: ratings, required: true, column: false },
        {
          name: 'content',
          label: t(($) => $.product.product_review.field.content),
          kind: 'note',
          required: true,
        },
      ]}
      filters={[
        { field: 'product_id', label: product, kind: 'entity', ...products },
        { field: 'rating', label: rating, kind: 'choice', options: ratings },
      ]}
      columns={[
        column.picture(),
        column.product(),
        column.custom({ key: 'rating', title: rating, sort: 'rating', render: (row) => stars(row.rating) }),
        column.text('content'),
        column.text('creator_name', { title: ($) => $.product.product_review.field.creator }),
      ]}
    />
  );
}
