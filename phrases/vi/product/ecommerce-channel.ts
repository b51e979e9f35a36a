import type { ecommerceChannel as en } from '../../en/product/ecommerce-channel.ts';
import type { Shape } from '../../shape.ts';

export const ecommerceChannel = {
  name: 'Kênh TMĐT',
  plural: 'Kênh TMĐT',
} satisfies Shape<typeof en>;
