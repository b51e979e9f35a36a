/** A line of contents that is not saved yet. */
export interface Goods {
  key: number;
  product_id: string;
  quantity: string;
  expiry_date: string;
}
let keys = 0;
export const goodsLine = ({ product_id = '', quantity = '1', expiry_date = '' } = {}): Goods => ({
  key: (keys += 1),
  product_id,
  quantity,
  expiry_date,
});

/** The lines with a product as a request body. */
export const goodsBody = (items: readonly Goods[]) =>
  items
    .filter(({ product_id }) => product_id !== '')
    .map(({ product_id, quantity, expiry_date }) => ({
      product_id,
      quantity: quantity || '0',
      expiry_date: expiry_date || null,
    }));
