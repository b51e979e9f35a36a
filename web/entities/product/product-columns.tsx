import { Image } from '@mantine/core';
import { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { bansColumn } from './bans.ts';

const column = columnsOf(product.list).withLabels(($) => $.product.product.field);

export const productColumns = () => [
  column.custom({
    key: 'image',
    title: '',
    width: 44,
    render: ({ thumbnail_url }) =>
      thumbnail_url !== null && (
        <Image src={thumbnail_url} alt="" w={36} h={36} fit="cover" radius="sm" loading="lazy" />
      ),
  }),
  column.code('id', { bold: false, title: ($) => $.common.field.product_id }),
  column.text('name'),
  column.text('brand'),
  column.names('categories', ({ name }) => name),
  column.money('price', { currency: 'JPY' }),
  column.figure('weight'),
  column.names('suppliers', ({ name }) => name, { title: ($) => $.common.field.supplier }),
  bansColumn(),
];
