import { productNameIn, type NamedProduct } from '@hakobu/contract/product/product/product-name.ts';
import { currentLanguage } from '#app/i18n.ts';

/** The name of a product in the language of the user; the main one where it has none. */
export const productName = (product: NamedProduct): string => productNameIn(product, currentLanguage());
