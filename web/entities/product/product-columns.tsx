import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { sharedLabel } from '#kit/labels.ts';
import { phrases } from '#app/i18n.ts';
import { productName } from '#kit/product-name.ts';
import { bansColumn } from './bans.ts';
import { MainName } from './main-name.tsx';
import { nameFields } from './product-form.tsx';

const column = columnsOf(product.list).withLabels(($) => $.product.product.field);

export const productColumns = () => [
  column.picture(),
  column.code('id', {
    bold: false,
    title: ($) => $.common.field.product_id,
    kind: 'evident',
    card: 'more',
  }),
  column.custom({
    key: 'name',
    card: 'title',
    title: ($) => $.common.field.name,
    sort: 'name',
    wraps: true,
    exports: exportedNames(),
    render: (row) => (
      <>
        {productName(row)}
        <MainName product={row} />
      </>
    ),
  }),
  column.text('brand', { card: 'party' }),
  column.names('categories', ({ name }) => name),
  column.money('price', { currency: 'JPY' }),
  column.figure('weight'),
  column.names('suppliers', ({ name }) => name, { title: ($) => $.common.field.supplier }),
  bansColumn(),
];

/** The main name and the translations as columns of an export. */
function exportedNames(): { title: string; field: string }[] {
  const own = phrases().product.product.field;
  return [
    { title: sharedLabel('name'), field: 'name' },
    ...nameFields.map((field) => ({ title: own[field], field })),
  ];
}
