import { describe, expect, test } from 'vitest';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { deleteRow, differences, hasRow, insertRow, updateRow } from './rows.ts';

const server = useTestServer();
const ctx = () => ({ db: server.app.database.db });
const read = (id: number) =>
  ctx().db.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a row', () => {
  test('is inserted with the given values; other columns get their defaults', async () => {
    const id = await insertRow(ctx(), 'suppliers', { name: 'Rakuten', organization_id: 1, tel: undefined });
    expect(await read(id)).toMatchObject({ name: 'Rakuten', tel: null, version: 1 });
  });

  test('is updated with the given values, and its version is incremented', async () => {
    const id = await insertRow(ctx(), 'suppliers', { name: 'Rakuten', organization_id: 1, tel: '03' });
    await updateRow(ctx(), 'suppliers', id, { name: 'Rakuten 24', tel: undefined, note: null });
    expect(await read(id)).toMatchObject({ name: 'Rakuten 24', tel: '03', version: 2 });
  });

  test('that is deleted is gone, without others', async () => {
    const id = await insertRow(ctx(), 'suppliers', { name: 'Rakuten', organization_id: 1 });
    const other = await insertRow(ctx(), 'suppliers', { name: 'Amazon', organization_id: 1 });
    await deleteRow(ctx(), 'suppliers', id);
    expect(await hasRow(ctx(), 'suppliers', { id })).toBe(false);
    expect(await hasRow(ctx(), 'suppliers', { id: other })).toBe(true);
  });

  test('exists only where all values match', async () => {
    expect(await hasRow(ctx(), 'organizations', { id: 1, kind: 'company' })).toBe(true);
    expect(await hasRow(ctx(), 'organizations', { id: 1, kind: 'warehouse' })).toBe(false);
  });
});

describe('differences', () => {
  test('are the fields that are present and changed', () => {
    const before = { name: 'a', tel: null, ids: [1, 2], note: 'x' };
    expect(differences(before, { name: 'b', tel: null, ids: [1, 2], note: undefined })).toEqual({
      name: 'b',
    });
    expect(differences(before, { ids: [2, 1], note: null })).toEqual({ ids: [2, 1], note: null });
  });
});
