import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { productName } from '#kit/product-name.ts';
import type { Product } from './product-form.tsx';

/** The main name of a product below the name in the language of the user, where the two differ. */
export const MainName = ({
  product,
}: {
  product: Pick<Product, 'name' | `name_${'vi' | 'en' | 'ja'}`>;
}): ReactNode =>
  productName(product) === product.name ? null : (
    <Text size="xs" c="dimmed">
      {product.name}
    </Text>
  );
