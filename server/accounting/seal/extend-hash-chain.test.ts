import { describe, expect, test } from 'vitest';
import { deposit, done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { stranger } from '../../../tests/support/other-callers.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';
import { rules } from '../../audit/rules.ts';
import { extendHashChain } from './extend-hash-chain.ts';

const server = useTestServer();
const crew = usePeople(server);
const db = () => server.app.database.db;
const check = () => done(crew.accounting('GET', 'statistics/account/seals'), 200);
const RULE = 'what was sealed of the journal and the change log is as it was';
const atNight = () => server.query(rules[RULE]!);

async function postAndSeal(): Promise<void> {
  const { id } = await makeCustomer(crew);
  const before = (await check()).postings;
  await deposit(crew, id, '1000', 'VND');
  // what others of this PostgreSQL have open holds it back
  await expect
    .poll(async () => (await extendHashChain(db()), (await check()).postings), { timeout: 20_000 })
    .toBe(before + 1);
}
/** As somebody would who has the database itself in hand. */
const tamper = async (statement: string, mend: string, ...values: unknown[]): Promise<void> => {
  const { broken } = await check();
  expect(broken).toEqual([]);
  await server.query(statement, values);
  try {
    const found = (await check()).broken;
    expect(found).not.toEqual([]);
    expect((await atNight()).map(({ number }) => Number(number)).toSorted((a, b) => a - b)).toEqual(
      found.map(({ number }: any) => number),
    );
  } finally {
    await server.query(mend, values);
  }
  expect((await check()).broken).toEqual([]);
};

describe('the journal', () => {
  test('is sealed in batches that follow each other', async () => {
    await postAndSeal();
    const first = await check();
    await postAndSeal();
    const second = await check();
    expect(second.seals).toBeGreaterThan(first.seals);
    expect(second.logs).toBeGreaterThan(first.logs);
    expect(second.head).not.toBe(first.head);
    expect(second).toMatchObject({ broken: [], head: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test('shows a posting that was changed after it was sealed', async () => {
    await postAndSeal();
    const [posting] = await server.query('select min(id) as id from ledger_postings');
    await tamper(
      'update ledger_postings set from_amount = from_amount + 1, to_amount = to_amount + 1 where id = $1',
      'update ledger_postings set from_amount = from_amount - 1, to_amount = to_amount - 1 where id = $1',
      posting!.id,
    );
    await tamper(
      `update ledger_postings set voucher_date = voucher_date - 1 where id = $1`,
      `update ledger_postings set voucher_date = voucher_date + 1 where id = $1`,
      posting!.id,
    );
  });

  test('detects a changed and a deleted log row', async () => {
    await postAndSeal();
    const [log] = await server.query(
      'select min(id) as id from logs where organization_id = 1 and xact < (select next_xact from ledger_sealing)',
    );
    await tamper(
      `update logs set content = content || '{"x": 1}' where id = $1`,
      `update logs set content = content - 'x' where id = $1`,
      log!.id,
    );
    await tamper(
      'update logs set organization_id = organization_id + 1000 where id = $1',
      'update logs set organization_id = organization_id - 1000 where id = $1',
      log!.id,
    );
  });

  test('detects a recomputed hash by the next one', async () => {
    await postAndSeal();
    await postAndSeal();
    const [seal] = await server.query(
      'select min(number) as number from ledger_seals where organization_id = 1',
    );
    const [{ hash }] = (await server.query(
      'select hash from ledger_seals where organization_id = 1 and number = $1',
      [seal!.number],
    )) as [{ hash: Buffer }];
    await server.query(
      `update ledger_seals set hash = sha256('') where organization_id = 1 and number = $1`,
      [seal!.number],
    );
    expect((await check()).broken.length).toBeGreaterThanOrEqual(2);
    await server.query('update ledger_seals set hash = $2 where organization_id = 1 and number = $1', [
      ...[seal!.number, hash],
    ]);
    expect(await atNight()).toEqual([]);
  });

  test('does not include or block running transactions', async () => {
    await db()
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .updateTable('funds')
          .set({ name: 'Quỹ tiền mặt VND' })
          .where('id', '=', 1)
          .execute();
        const { id } = await makeCustomer(crew);
        await deposit(crew, id, '1000', 'VND');
        const { postings } = await check();
        await extendHashChain(db());
        expect((await check()).postings).toBe(postings);
      });
    await postAndSealTheRest();
  });

  test('of another company has its own chain', async () => {
    const other = await stranger(server, 'accounting');
    const { postings } = await done(other('GET', 'statistics/account/seals'));
    expect(postings).toBe(0);
  });
});

async function postAndSealTheRest(): Promise<void> {
  await expect
    .poll(
      async () => {
        await extendHashChain(db());
        const [{ count }] = (await server.query('select count(*)::int from ledger_postings')) as [
          { count: number },
        ];
        return (await check()).postings === count;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
}
