import type { ecommerceChannel as en } from '../../en/product/ecommerce-channel.ts';
import type { Shape } from '../../shape.ts';

export const ecommerceChannel = {
  name: 'ECチャネル',
  plural: 'ECチャネル',
} satisfies Shape<typeof en>;
