// Both file stores behave the same: a folder, and a bucket of an S3-compatible service.
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStore, type FileStore } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-store-'));
const service = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'hakobu' }],
});
let port = 0;
beforeAll(async () => {
  ({ port } = await service.run());
});
afterAll(async () => {
  await service.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const stores: Record<string, () => FileStore> = {
  folder: () => createFolderStore(path.join(folder, 'files')),
  bucket: () => createS3FileStore(`s3://S3RVER:S3RVER@127.0.0.1:${port}/hakobu?tls=0`),
};

describe.for(Object.entries(stores))('a %s', ([, open]) => {
  test('stores bytes under the hash of their content, once, and deletes them', async () => {
    const store = open();
    const content = randomBytes(200_000);
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect([await store.put(content), await store.put(content)]).toEqual([sha256, sha256]);
    expect((await store.read(sha256)).equals(content)).toBe(true);
    await Promise.all(Array.from({ length: 8 }, () => store.put(content))); // Concurrent writers.
    expect((await store.read(sha256)).equals(content)).toBe(true);
    await store.remove(sha256);
    await store.remove(sha256);
    await expect(store.read(sha256)).rejects.toThrow();
  });
});

test('a bucket that refuses the credentials throws, and stores nothing', async () => {
  const store = createS3FileStore(`s3://NOBODY:S3RVER@127.0.0.1:${port}/hakobu?tls=0`);
  await expect(store.put(randomBytes(10))).rejects.toThrow(/answered 403/);
});
