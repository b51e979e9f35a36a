// The first start is complete or repeated, whoever else starts at the same time.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import pg from 'pg';
import { createFolderStore } from '../../server/kernel/files/file-store.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { createDatabase, TEMPLATE } from '../support/postgres.ts';
import { withDatabase } from '../support/test-server.ts';

async function newDatabase(template?: string): Promise<string> {
  const name = `start_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(inject('postgresUrl'), name, template);
  return withDatabase(inject('postgresUrl'), name);
}
async function ask(url: string, text: string): Promise<Record<string, any>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows[0];
  } finally {
    await client.end();
  }
}
const begun = `insert into settings (organization_id, key, value) values (0, 'demo_begun', 'true') returning 1`;
const counts = `select (select count(*)::int from orders) as orders, (select count(*)::int from users) as users,
  (select count(*)::int from settings where key = 'demo_begun') as begun`;
/** The pictures of all products; null where one has none. */
const pictures = `select array_agg(distinct f.sha256) as sha256s from products p
  left join product_images i on i.product_id = p.id and i.is_primary left join files f on f.id = i.file_id`;
const whole = { begun: 0, users: expect.any(Number), orders: expect.any(Number) };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-start-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('two concurrent starts over an unfinished demo make one complete demo', async () => {
  const url = await newDatabase(TEMPLATE); // It has accounts, but no business data yet.
  await ask(url, begun);
  const files = createFolderStore(folder);
  const start = () => prepareDatabase(url, { demo: true, japan: false, files });
  await Promise.all([start(), start()]);
  const made = await ask(url, counts);
  expect(made).toEqual(whole);
  expect(made.orders).toBeGreaterThan(10);
  const { sha256s } = await ask(url, pictures);
  expect(sha256s.length).toBeGreaterThanOrEqual(8);
  for (const sha256 of sha256s) expect((await files.read(sha256)).length).toBeLessThan(40_000);
}, 120_000);

test('a server without a demo removes an unfinished one too', async () => {
  const url = await newDatabase(TEMPLATE);
  await ask(url, begun);
  await prepareDatabase(url, { demo: false, japan: false });
  expect(await ask(url, counts)).toEqual({ orders: 0, users: 0, begun: 0 });
}, 120_000);
