// A server over a database of its own, for one test file.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { startApp, type AppOptions, type RunningApp } from '../../server/app.ts';
import type { MailSettings } from '../../server/kernel/mail/mailer.ts';
import { demoAccounts, DEMO_PASSWORD } from '../../server/seed/demo/accounts.ts';
import { formOf } from './form-of.ts';
import { expectBooksInOrder } from './invariants.ts';
import { createDatabase, dropDatabase, TEMPLATE, withClient } from './postgres.ts';

export type Role = (typeof demoAccounts)[number]['role_id'];
export interface Reply {
  status: number;
  headers: Headers;
  body: any;
}
interface Options {
  language?: string;
  headers?: Record<string, string>;
}
export type Caller = (method: string, path: string, body?: unknown, options?: Options) => Promise<Reply>;

export interface TestServer {
  url: string;
  databaseUrl: string;
  app: RunningApp;
  /** Calls the API as one of the demo accounts. */
  as(role: Role): Promise<Caller>;
  /** Calls it with a token, or without. */
  with(token: string | undefined): Caller;
  signIn(email: string, password?: string): Promise<string>;
  /** Direct database access, for checks that the API does not offer. */
  query<Row extends object = Record<string, any>>(text: string, values?: unknown[]): Promise<Row[]>;
}

interface ServerOfFile {
  jobs?: () => Promise<MailSettings>;
  more?: () => Promise<Partial<AppOptions>>;
  /** Reason why invariants do not hold at the end of the file. */
  leavesDisorder?: string;
}

/**
 * The server of a test file; it stops with the file. Every response is validated against its contract, and
 * at the end the audit checks every invariant of money and goods.
 */
export function useTestServer(options: ServerOfFile = {}): TestServer {
  const server = {} as TestServer & { stop(): Promise<void> };
  beforeAll(
    async () =>
      void Object.assign(
        server,
        await startTestServer(inject('postgresUrl'), {
          jobs: await options.jobs?.(),
          more: await options.more?.(),
        }),
      ),
  );
  afterAll(async () => {
    try {
      if (options.leavesDisorder === undefined) await expectBooksInOrder(server);
    } finally {
      await server.stop();
    }
  });
  return server;
}

export async function startTestServer(
  postgresUrl: string,
  { jobs, more = {} }: { jobs?: MailSettings | undefined; more?: Partial<AppOptions> | undefined } = {},
): Promise<TestServer & { stop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(postgresUrl, name, TEMPLATE);
  const databaseUrl = withDatabase(postgresUrl, name);
  const filesFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-files-'));
  const app = await startApp({
    databaseUrl,
    filesFolder,
    port: 0,
    checkResponses: true,
    privateAddresses: true,
    jobs,
    connections: 12,
    ...more,
  });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const tokens = new Map<Role, string>();
  const server: TestServer = {
    url: app.url,
    databaseUrl,
    app,
    async as(role) {
      const token =
        tokens.get(role) ??
        (await server.signIn(demoAccounts.find(({ role_id }) => role_id === role)!.email));
      tokens.set(role, token);
      return server.with(token);
    },
    with:
      (token) =>
      (method, path, body, extras = {}) =>
        call(app.url, method, path, body, { ...extras, token }),
    async signIn(email, password = DEMO_PASSWORD) {
      const { status, body } = await call(
        app.url,
        'POST',
        'oauth/token',
        { grant_type: 'password', username: email, password },
        {},
      );
      if (status !== 200) throw new Error(`sign-in of ${email} failed: ${JSON.stringify(body)}`);
      return body.access_token;
    },
    query: async (text, values) => (await pool.query(text, values)).rows,
  };
  return {
    ...server,
    async stop() {
      await pool.end();
      await app.close();
      await expectNoDeadlocks(postgresUrl, name);
      await dropDatabase(postgresUrl, name);
      fs.rmSync(filesFolder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL detected no deadlock during the file. */
async function expectNoDeadlocks(postgresUrl: string, database: string): Promise<void> {
  await withClient(postgresUrl, async (client) => {
    const { rows } = await client.query('select deadlocks from pg_stat_database where datname = $1', [
      database,
    ]);
    if (Number(rows[0]?.deadlocks) !== 0)
      throw new Error(`PostgreSQL broke ${rows[0].deadlocks} deadlocks in ${database}`);
  });
}

/** Address of another database on the same server. */
export const withDatabase = (url: string, name: string): string =>
  url.replace(/\/postgres(?=$|\?)/, `/${name}`);

async function call(
  url: string,
  method: string,
  path: string,
  body: unknown,
  { token, language, headers = {} }: Options & { token?: string | undefined },
): Promise<Reply> {
  const form = formOf(body);
  const isText = body !== undefined && form === undefined;
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(isText ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(form === undefined ? {} : { body: form }),
    ...(isText ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}
