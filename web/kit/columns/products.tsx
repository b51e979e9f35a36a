import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { NamedProduct } from '@hakobu/contract/product/product/product-name.ts';
import { sharedLabel } from '../labels.ts';
import { productName } from '../product-name.ts';
import { Thumbnail } from '../thumbnail.tsx';
import type { Column, ExportColumn } from './column.ts';
import type { Make, Options, PicturedProduct } from './column-kinds.ts';

/** Columns of a product or of a line's product. */
export const productColumns = (make: Make) => ({
  picture: () => pictureColumn((row) => row),
  pictureOf: pictureColumn,
  product: (options: Options = {}) =>
    make(
      'product',
      { exports: productFields(), ...options },
      { kind: 'evident', wraps: true, render: (row) => <ProductName {...row} /> },
    ),
});

const pictureColumn = (productOf: (row: any) => PicturedProduct | null | undefined): Column<any> => ({
  key: 'picture',
  title: '',
  card: 'picture',
  width: 48,
  exports: false,
  render: (row) => {
    const product = productOf(row);
    return product && <Thumbnail src={product.image_url} name={productName(product)} />;
  },
});

const ProductName = (row: NamedProduct & { product_id: string }): ReactNode => (
  <Stack gap={0}>
    <Text size="sm">{productName(row)}</Text>
    <Text size="xs" c="dimmed" className="figure">
      {row.product_id}
    </Text>
  </Stack>
);

const productFields = (): ExportColumn[] => [
  { title: sharedLabel('product'), field: 'product_name' },
  { title: sharedLabel('product_id'), field: 'product_id' },
];
