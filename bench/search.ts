// Search in a million products by parts of names and codes: common, rare and without matches.
import type pg from 'pg';
import { request, round, say, startBench } from './support.ts';

const PRODUCTS = Number(process.env.PRODUCTS ?? 1_000_000);
const ROUNDS = 400;
const words = [
  '抹茶',
  'キットカット',
  'チョコレート',
  '洗顔',
  'クリーム',
  'ビタミン',
  '炊飯器',
  'カメラ',
  '美容液',
  'シャンプー',
  'Matcha',
  'Green',
  'Tea',
  'Sakura',
  'Premium',
  'Set',
  'Baby',
  'Milk',
  'Canon',
  'Sony',
  'Nước',
  'hoa',
  'Kem',
  'dưỡng',
  'Bánh',
  'Sữa',
  'tắm',
  'Dầu',
  'gội',
  'trà',
  'xanh',
  'cao',
  'cấp',
];

/** Products with names, translations and brands of a few common words. */
async function fillProducts(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into products (id, organization_id, name, name_vi, name_en, brand, code, price, created_at)
    select (4900000000000 + (n * 88793319467) % 99999999977)::text, 1,
      w.words[1 + (n * 7919) % ${words.length}] || ' ' || w.words[1 + (n * 104729) % ${words.length}] || ' '
        || upper(substr(md5(n::text), 1, 6)),
      w.words[1 + (n * 15485863) % ${words.length}] || ' ' || w.words[1 + (n * 32452843) % ${words.length}],
      case when n % 2 = 0 then w.words[1 + (n * 49979687) % ${words.length}] || ' ' || (n % 90) end,
      w.words[1 + n % ${words.length}], case when n % 3 = 0
          then 'SKU-' || substr(md5(n::text || 'x'), 1, 8) end, n % 20000,
            now() - (${PRODUCTS} - n) * interval '20 seconds'
    from generate_series(1, ${PRODUCTS}::bigint) n, (select $1::text[] as words) w`,
    [words],
  );
}

export async function benchSearch(): Promise<void> {
  const bench = await startBench('search');
  try {
    const { pool } = bench;
    await fillProducts(pool);
    await pool.query('vacuum analyze products');
    const token = await bench.token('sale@hakobu.test');
    const { rows } = await pool.query<{ id: string; name: string; code: string | null }>(
      'select id, name, code from products tablesample system (0.1) limit 300',
    );
    const texts = Array.from({ length: ROUNDS }, (_, index) => {
      const row = rows[(index * 37) % rows.length]!;
      const whole = [row.name, row.id, row.code ?? row.name][index % 3]!;
      const length = 2 + (index % 7);
      const start = (index * 13) % Math.max(1, whole.length - length);
      return index % 10 === 9
        ? `zq${index}x`
        : whole.slice(start, start + length).trim() || whole.slice(0, 3);
    });
    for (const [name, path] of [
      ['the product list', 'search/products?per_page=15'],
      ['the palette', 'search?'],
    ] as const) {
      const times: { ms: number; text: string }[] = [];
      for (const text of texts) {
        const start = performance.now();
        const { status } = await request(
          `${bench.url}/api/${path}&q=${encodeURIComponent(text)}`,
          'GET',
          token,
        );
        if (status !== 200) throw new Error(`${path} ${text}: ${status}`);
        times.push({ ms: performance.now() - start, text });
      }
      const sorted = times.toSorted((a, b) => a.ms - b.ms);
      const at = (share: number) => round(sorted[Math.floor(sorted.length * share)]!.ms);
      say(`search in ${name}`, {
        products: PRODUCTS,
        'median ms': at(0.5),
        'p95 ms': at(0.95),
        'slowest ms': at(0.999),
        'slowest text': sorted.at(-1)!.text,
      });
      if (process.env.SLOW)
        for (const { ms, text } of sorted.slice(-40)) console.log(round(ms), JSON.stringify(text));
    }
  } finally {
    await bench.stop();
  }
}
