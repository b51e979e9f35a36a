import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { LoggedEntityType } from '@hakobu/contract/find-card.ts';
import { defineEndpoint } from '@hakobu/contract/kernel/endpoint.ts';
import { useTestServer } from '../../tests/support/test-server.ts';
import type { Actor } from './context.ts';
import type { Db } from './database/database.ts';
import { afterEvents, withCommit } from './deferred-response.ts';
import { on } from './events/event-handler.ts';
import { Refusal } from './refusal.ts';
import { INTERNAL_HEADERS, route, type Handler } from './route.ts';
import { runRoute, type Call, type Serving } from './run-route.ts';
import { actorOfUser } from './session/find-actor.ts';
import { RoleKeys } from './session/role-keys.ts';

const server = useTestServer();
let admin: Actor;
beforeAll(async () => {
  admin = (await actorOfUser(server.app.database.db, new RoleKeys(), { email: 'admin@hakobu.test' }))!;
});

const write = defineEndpoint({
  id: 'test.write',
  method: 'POST',
  path: 'test',
  summary: 'A write of a test',
  access: 'signed_in',
  response: z.object({ said: z.string() }),
});
const followed: string[] = [];
const serving = (): Serving => ({
  database: server.app.database,
  reactions: [on('order', async (_, reported) => void followed.push(...reported.keys()))],
});

/** Runs a write with the given handler as the administrator. */
const run = (handler: Handler<typeof write>, key?: string, preview = false) => {
  const call: Pick<Call, 'actor' | 'input' | 'key'> & Partial<Call> = {
    actor: admin,
    scope: 'all',
    organizationId: 1,
    chosenOrganizationId: undefined,
    warehouseId: undefined,
    language: 'en',
    requestId: 'test',
    input: {
      params: {},
      body: {},
      query: {},
      list: undefined as never,
      include: [],
      append: [],
      version: undefined,
      headers: INTERNAL_HEADERS,
    },
    key: key === undefined ? undefined : { actorId: admin.id, key, requestHash: key },
    preview,
  };
  return runRoute(route(write, handler), call as Call, serving());
};
const notes = async (word: string) =>
  (await server.query('select 1 from logs where logable_type = $1', [word])).length;
/** A log entry with a marker that can be counted. */
const note = (word: string) => ({
  logable_type: word as LoggedEntityType,
  logable_id: 1,
  type_id: 'others' as const,
  content: {},
});

describe('a write', () => {
  test('returns the response of its use case, with its log', async () => {
    const { status, response } = await run(async (ctx) => {
      ctx.log(note('plain'));
      return { said: 'done' };
    });
    expect([status, response, await notes('plain')]).toEqual([201, { said: 'done' }, 1]);
  });

  test('reads the response after its event handlers', async () => {
    const { response } = await run(async (ctx) => {
      ctx.emit('order', ['OR-A'], 'test');
      return afterEvents(async () => ({ said: followed.includes('OR-A') ? 'fresh' : 'stale' }));
    });
    expect(response).toEqual({ said: 'fresh' });
  });

  test('is completed by its commit, and returns its result', async () => {
    const ending = () =>
      withCommit(async () => {
        const {
          rows: [row],
        } = await sql<{ said: string }>`select 'last' as said`.execute(server.app.database.db);
        return row!;
      });
    expect((await run(async () => ending())).response).toEqual({ said: 'last' });
    const key = 'ends with its commit';
    const first = await run(async () => ending(), key);
    const second = await run(async () => ({ said: 'never run' }), key);
    expect([first.response, second.response]).toEqual([{ said: 'last' }, { said: 'last' }]);
  });

  test('is rolled back if its last statements fail', async () => {
    const failing = run(async (ctx) => {
      ctx.log(note('lost'));
      return withCommit(() =>
        sql<{ said: string }>`select 1 / 0 as said`.execute(ctx.db).then(() => ({ said: '' })),
      );
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await notes('lost')).toBe(0);
  });

  test('is rolled back if an event handler fails or refuses', async () => {
    const failing = run(async (ctx) => {
      ctx.log(note('refused'));
      ctx.emit('purchase', [1], 'nobody follows this here');
      return { said: '' };
    });
    await expect(failing).rejects.toThrow('purchase');
    await expect(
      run(async (ctx) => {
        ctx.log(note('refused'));
        throw new Refusal('not_found');
      }),
    ).rejects.toThrow('not_found');
    expect(await notes('refused')).toBe(0);
  });

  test('keeps its changes if the refusal says so', async () => {
    await server.query('create table if not exists kept (n int)');
    await server.query('grant insert on kept to hakobu_app');
    const refused = run(async (ctx) => {
      await sql`insert into kept values (1)`.execute(ctx.db);
      throw new Refusal('not_found', { keepsChanges: true });
    });
    await expect(refused).rejects.toThrow('not_found');
    expect(await server.query('select n from kept')).toEqual([{ n: 1 }]);
  });

  test('cannot log when the log is sent', async () => {
    const late = run(async (ctx) =>
      withCommit(async () => {
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
        ctx.log(note('late'));
        return { said: '' };
      }),
    );
    await expect(late).rejects.toThrow('sent already');
    expect(await notes('late')).toBe(0);
  });
});

describe('a preview', () => {
  const preview = (handler: Handler<typeof write>) => run(handler, undefined, true);

  test('as a preview returns the response after event handlers, without effect', async () => {
    const answer = await preview(async (ctx) => {
      ctx.log(note('previewed'));
      ctx.emit('order', ['OR-P'], 'test');
      return afterEvents(async () => ({ said: followed.includes('OR-P') ? 'would be' : 'stale' }));
    });
    expect(answer).toEqual({ status: 200, response: { said: 'would be' } });
    expect(await notes('previewed')).toBe(0);
  });

  test('as a preview keeps no last statements, and no changes of a refusal that keeps them', async () => {
    await server.query('create table if not exists seen (n int)');
    await server.query('grant insert on seen to hakobu_app');
    const insert = (db: Db) => sql`insert into seen values (1)`.execute(db);
    const answer = await preview(async (ctx) =>
      withCommit(async () => {
        await insert(ctx.db);
        return { said: 'last' };
      }),
    );
    const refused = preview(async (ctx) => {
      await insert(ctx.db);
      throw new Refusal('not_found', { keepsChanges: true });
    });
    await expect(refused).rejects.toThrow('not_found');
    expect([answer.response, await server.query('select n from seen')]).toEqual([{ said: 'last' }, []]);
  });
});
