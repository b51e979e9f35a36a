import type { Crew } from './steps.ts';

const categories = {
  'お菓子・食品': ['菓子', '健康食品'],
  'コスメ・日用品': ['スキンケア', '洗剤'],
  家電: ['カメラ', 'キッチン家電'],
};
const tags = ['人気', '新商品', 'セール'];
const origins = [
  { name: '日本', country_id: 'jp' },
  { name: 'Việt Nam', country_id: 'vn' },
];
const channels = [
  { name: 'Rakuten', url: 'https://www.rakuten.co.jp/' },
  { name: 'Amazon.co.jp', url: 'https://www.amazon.co.jp/' },
  { name: 'Yahoo!オークション', url: 'https://auctions.yahoo.co.jp/' },
];
/** Reviews of the demo products, in the order of the products. */
const reviews = [
  { rating: 5, content: 'Khách rất thích, đóng gói chắc chắn, hạn dùng còn dài.' },
  { rating: 3, content: 'Vỏ hộp dễ rách khi ghép thùng, nên bọc thêm một lớp.' },
  { rating: 4, content: '香りが良いと評判です。' },
];
/** Leaf category of each demo product, in the order of the products. */
const filed = [
  '菓子',
  '洗剤',
  'スキンケア',
  '健康食品',
  'カメラ',
  'キッチン家電',
  'スキンケア',
  'スキンケア',
];

/** Creates categories, tags, origins, channels and some affiliate products, and assigns the demo products. */
export async function makeCatalogue(
  { admin, sale }: Crew,
  products: readonly { id: string }[],
): Promise<void> {
  const ids = new Map<string, number>();
  for (const [name, leaves] of Object.entries(categories)) {
    const { id } = await admin('POST', 'categories', { name });
    for (const leaf of leaves)
      ids.set(leaf, (await admin('POST', 'categories', { name: leaf, parent_id: id })).id);
  }
  const tagIds: number[] = [];
  for (const name of tags) tagIds.push((await admin('POST', 'product-tags', { name })).id);
  for (const origin of origins) await admin('POST', 'origins', origin);
  for (const channel of channels) await admin('POST', 'ecommerce-channels', channel);
  for (const [index, { id }] of products.entries()) {
    await admin('POST', `products/${id}/category`, {
      category_ids: [ids.get(filed[index % filed.length]!)!],
    });
    await admin('POST', `products/${id}/product-tags`, { product_tag_ids: [tagIds[index % tagIds.length]!] });
  }
  for (const [index, review] of reviews.entries())
    await sale('POST', 'product-reviews', { product_id: products[index]!.id, ...review });
  const news = await admin('POST', 'post-categories', { name: 'Thông báo' });
  await admin('POST', 'posts', {
    title: 'Lịch tàu tháng 12',
    content: 'Tàu Narita – Hà Nội chạy ngày 5 và ngày 20 hàng tháng. Hàng chốt trước ba ngày.',
    status: 'published',
    post_category_id: news.id,
  });
  const store = await admin('POST', 'affiliate-stores', {
    name: 'ユニクロ',
    url: 'https://www.uniqlo.com/jp/',
    ecommerce_channel_id: 1,
  });
  const category = await admin('POST', 'category-affiliates', {
    name: 'アウター',
    affiliate_store_id: store.id,
  });
  const tag = await admin('POST', 'product-affiliate-tags', { name: '秋冬' });
  const coat = await admin('POST', 'product-affiliates', {
    name: 'ウルトラライトダウン',
    url: 'https://www.uniqlo.com/jp/',
    price: '7990',
    affiliate_store_id: store.id,
  });
  await admin('POST', `affiliate-stores/${store.id}/category`, { category_ids: [category.id] });
  await admin('POST', `product-affiliates/${coat.id}/product-tags`, { product_tag_ids: [tag.id] });
}
