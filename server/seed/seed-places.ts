import pg from 'pg';
import { readJapan, readVietnam } from './places/read-places.ts';

type Row = readonly unknown[];

/**
 * Seeds administrative units once. Units that people changed or hid stay. The 117,000 Japanese postcodes
 * take about two seconds and can be left out.
 */
export async function seedPlaces(
  databaseUrl: string,
  { japan = true }: { japan?: boolean } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    // serializes processes that start at the same time
    await client.query('lock table countries in exclusive mode');
    await insert(client, 'countries (id, name, position)', [
      ['vn', 'Việt Nam', 1],
      ['jp', '日本', 2],
    ]);
    if (await isMissing(client, 'vn-2025')) await seedVietnam(client);
    if (japan && (await isMissing(client, 'jp'))) await seedJapan(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function isMissing(client: pg.Client, epoch: string): Promise<boolean> {
  return (await client.query('select 1 from provinces where epoch = $1 limit 1', [epoch])).rows.length === 0;
}

async function seedVietnam(client: pg.Client): Promise<void> {
  const { old, now, map } = readVietnam();
  await insert(client, 'provinces (id, country_id, code, name, epoch, seeded)', [
    ...old.provinces.map(([code, name]) => [`old-${code}`, 'vn', code, name, 'vn-old', true]),
    ...now.provinces.map(([code, name]) => [`25-${code}`, 'vn', code, name, 'vn-2025', true]),
  ]);
  // Vietnam has no districts since July 2025: one placeholder keeps every ward on the same three levels.
  await insert(client, 'districts (id, province_id, code, name, synthetic, seeded)', [
    ...old.districts.map(([code, province, name]) => [
      `old-${code}`,
      `old-${province}`,
      code,
      name,
      false,
      true,
    ]),
    ...now.provinces.map(([code]) => [`25-${code}-0`, `25-${code}`, '0', '—', true, true]),
  ]);
  await insert(client, 'wards (id, district_id, code, name, postcode, seeded)', [
    ...old.wards.map(([code, district, name]) => [`old-${code}`, `old-${district}`, code, name, null, true]),
    ...now.wards.map(([code, province, name]) => [`25-${code}`, `25-${province}-0`, code, name, null, true]),
  ]);
  await insert(
    client,
    'ward_map (old_ward_id, new_ward_id, kind)',
    map.flatMap(([code, next, guessed]) =>
      next.map((one) => [`old-${code}`, `25-${one}`, guessed ? 'guess' : next.length > 1 ? 'split' : 'one']),
    ),
  );
}

async function seedJapan(client: pg.Client): Promise<void> {
  const { prefectures, municipalities, towns } = readJapan();
  await insert(
    client,
    'provinces (id, country_id, code, name, epoch, seeded)',
    prefectures.map(([code, name]) => [`jp-${code}`, 'jp', code, name, 'jp', true]),
  );
  await insert(
    client,
    'districts (id, province_id, code, name, synthetic, seeded)',
    municipalities.map(([code, name]) => [`jp-${code}`, `jp-${code.slice(0, 2)}`, code, name, false, true]),
  );
  const counts = new Map<string, number>();
  await insert(
    client,
    'wards (id, district_id, code, name, postcode, seeded)',
    towns.map(([postcode, municipality, name]) => {
      const count = (counts.get(postcode) ?? 0) + 1; // a postcode may have several towns
      counts.set(postcode, count);
      return [
        `jp-${postcode}${count === 1 ? '' : `-${count}`}`,
        `jp-${municipality}`,
        postcode,
        name,
        postcode,
        true,
      ];
    }),
  );
}

/** Inserts rows into `table (columns)`, values in that order. Existing rows stay. */
async function insert(client: pg.Client, into: string, rows: readonly Row[]): Promise<void> {
  const [table = '', list = ''] = into.split(/[()]/);
  const columns = list.split(',').map((name) => name.trim());
  const objects = rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
  await client.query(
    `insert into ${into} select ${list} from jsonb_populate_recordset(null::${table.trim()}, $1::jsonb)
      on conflict do nothing`,
    [JSON.stringify(objects)],
  );
}
