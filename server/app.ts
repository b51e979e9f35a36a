import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import pino, { type Logger } from 'pino';
import { widestScope } from '@hakobu/contract/kernel/permission.ts';
import { defaultLanguage } from '@hakobu/phrases/languages.ts';
import { createToken } from '@hakobu/contract/identity/session/session.endpoints.ts';
import { checkConnections } from './kernel/database/check-connections.ts';
import { openDatabase, type Database } from './kernel/database/database.ts';
import { openFileStore } from './kernel/files/open-file-store.ts';
import { readSnapshot } from './kernel/database/snapshot.ts';
import { mountFiles } from './kernel/files/serve-files.ts';
import { mountHealth } from './kernel/health/health.ts';
import { collectMetrics } from './kernel/health/metrics.ts';
import { thisEngine, collectGarbageWhenIdle } from './kernel/health/idle-garbage-collection.ts';
import { gracefulCloser } from './kernel/http/graceful-close.ts';
import { BODY_LIMIT, parseBrackets, registerBodyParsers } from './kernel/http/body-parsers.ts';
import { mountApiPages } from './kernel/http/api-pages.ts';
import { mountNotBuilt } from './kernel/http/mount-not-built.ts';
import { mountRoutes } from './kernel/http/mount.ts';
import { addSecurityHeaders } from './kernel/http/security-headers.ts';
import { rejectMalformedRequest } from './kernel/http/reject-malformed-request.ts';
import { sendError } from './kernel/http/send-error.ts';
import { mountWebApp } from './kernel/http/web-app.ts';
import { mountSignInCallback } from './kernel/identity-provider/mount-callback.ts';
import { IdentityProviders, type ProviderSettings } from './kernel/identity-provider/providers.ts';
import type { CanReadOwn } from './kernel/live/audience.ts';
import { LiveFeed } from './kernel/live/live-feed.ts';
import { mountLive } from './kernel/live/mount-live.ts';
import { createMailer, type MailSettings } from './kernel/mail/mailer.ts';
import { backgroundWrites } from './kernel/jobs/background-write.ts';
import { runJobs } from './kernel/jobs/run-jobs.ts';
import { pendingMigrations } from './kernel/migrate.ts';
import { Outbound } from './kernel/outbound/outbound.ts';
import { ActorCache } from './kernel/session/actor-cache.ts';
import { RoleKeys } from './kernel/session/role-keys.ts';
import { canReadRow } from './kernel/session/can-read-row.ts';
import { eventHandlers } from './event-handlers.ts';
import type { Environment } from './kernel/environment.ts';
import { allRoutes, kindAliasRoutes } from './routes.ts';
import { createTasks } from './tasks.ts';
import { waitAtMost } from './kernel/wait-at-most.ts';

/** Requests and jobs that run when the server is told to stop may take so long, */
const PATIENCE_MS = 4000;
/** and connections to the database so long to end. */
const LAST_MS = 500;

export interface AppOptions {
  databaseUrl: string;
  /** Where the database is reached without the pooler that `databaseUrl` leads to. */
  directUrl?: string | undefined;
  /** Folder for files that people send. */
  filesFolder: string;
  /** A bucket for them instead: `s3://KEY:SECRET@host/bucket?region=…`. */
  filesUrl?: string | undefined;
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Connections to the database for requests. */
  connections?: number;
  /** Runs background tasks in this process, with these mail settings. */
  jobs?: MailSettings | undefined;
  /** Where people reach the product, without a slash at the end; needed where one signs in through others. */
  publicUrl?: string;
  providers?: readonly ProviderSettings[];
  /** Shares sign-in among the hosts of a domain. */
  cookieDomain?: string | undefined;
  /** Where auction lots are looked up: the number is added as `auction_id_findprice`. */
  auctionUrl?: string | undefined;
  /** Lets the server ask addresses of the network around it. */
  privateAddresses?: boolean;
  /** Tests check every answer against its contract. */
  checkResponses?: boolean;
  /** Lets `/metrics` answer everybody. */
  publicMetrics?: boolean;
  /** What whoever reads `/metrics` must show. */
  metricsToken?: string | undefined;
  /** Addresses of proxies whose word is taken for where a request comes from: `127.0.0.1`, `10.0.0.0/8`. */
  trustedProxies?: readonly string[];
  logger?: Logger;
}

export interface RunningApp {
  url: string;
  app: FastifyInstance;
  database: Database;
  close(): Promise<void>;
}

/** Starts the whole server over a prepared database and answers where it listens. */
export async function startApp(options: AppOptions): Promise<RunningApp> {
  const { databaseUrl, directUrl, port, host = '127.0.0.1', logger = pino({ level: 'warn' }) } = options;
  const pooled = directUrl !== undefined;
  const { named } = await checkConnections(databaseUrl, { pooled });
  const database = openDatabase(databaseUrl, { max: options.connections ?? 16, pooled, named });
  const app = createServer(logger, options.trustedProxies ?? []);
  const close = gracefulCloser(app);
  collectGarbageWhenIdle(app, thisEngine());
  await app.register(cookie);
  await registerBodyParsers(app);
  addSecurityHeaders(app, { secure: options.publicUrl?.startsWith('https:') ?? false });
  const surroundings = surroundingsOf(options, database);
  const feed = await mountAll(app, database, surroundings, options);
  const mailer = options.jobs && createMailer(options.jobs);
  const jobs =
    mailer &&
    (await runJobs(
      directUrl ?? databaseUrl,
      database,
      createTasks({
        mailer,
        ...surroundings,
        write: backgroundWrites(surroundings, { database, reactions: eventHandlers }),
      }),
      logger,
    ));
  const url = await app.listen({ port, host });
  return {
    url,
    app,
    database,
    async close() {
      feed.stop();
      await Promise.all([close(PATIENCE_MS), waitAtMost(PATIENCE_MS, jobs?.stop() ?? Promise.resolve())]);
      mailer?.close();
      await waitAtMost(LAST_MS, database.close());
    },
  };
}

function surroundingsOf(options: AppOptions, database: Database): Environment {
  const { auctionUrl, cookieDomain } = options;
  return {
    files: openFileStore(options),
    outbound: new Outbound({ privateToo: options.privateAddresses ?? false }),
    providers: new IdentityProviders(options.providers ?? [], options.publicUrl ?? ''),
    // The operator chose the auction site, so it may be inside.
    auction:
      auctionUrl === undefined
        ? undefined
        : { url: auctionUrl, outbound: new Outbound({ privateToo: true }) },
    cookieDomain,
    snapshot: (work) => readSnapshot(database, work),
  };
}

/** Lets the server answer: calls, live events, files, health, pages. */
async function mountAll(
  app: FastifyInstance,
  database: Database,
  surroundings: Environment,
  {
    checkResponses = false,
    publicMetrics = false,
    metricsToken,
    logger = pino({ level: 'warn' }),
  }: AppOptions,
): Promise<LiveFeed> {
  const serving = {
    database,
    reactions: eventHandlers,
    surroundings,
    roleKeys: new RoleKeys(),
    knownActors: new ActorCache(),
    checkResponses,
  };
  mountRoutes(app, allRoutes, serving);
  mountNotBuilt(app, allRoutes);
  mountRoutes(app, kindAliasRoutes(allRoutes), serving);
  const token = allRoutes.filter(({ endpoint }) => endpoint.path === createToken.path);
  mountRoutes(app, token, serving, '/'); // clients ask for tokens at both
  const feed = new LiveFeed(database.db, seesLive(database, surroundings), logger);
  mountLive(app, feed, serving);
  mountSignInCallback(app);
  mountFiles(app, serving, allRoutes);
  mountHealth(app, {
    database,
    metrics: collectMetrics(app, database.pool),
    access: { public: publicMetrics, token: metricsToken },
    pendingMigrations: () => pendingMigrations(database.pool),
  });
  await mountApiPages(
    app,
    allRoutes.map(({ endpoint }) => endpoint),
  );
  await mountWebApp(app);
  return feed;
}

/** Whether a change concerns a row that somebody may read: it is read with their eyes. */
const seesLive =
  ({ db }: Database, surroundings: Environment): CanReadOwn =>
  async (actor, card, id) => {
    const { resource } = card;
    const scope = resource && widestScope(actor.permissions, { resource, action: 'read' });
    if (scope === undefined) return undefined;
    const looking = { ...surroundings, db, now: new Date(), language: defaultLanguage, requestId: 'live' };
    return canReadRow(looking, allRoutes, { actor, scope, card, id });
  };

/** No header is longer, so no id in a path either: each call says itself how long its ids are. */
const LONGEST_ADDRESS = 16_384;

/** The address of a call may end in a slash; of other addresses it is a part. */
const ENDS_IN_SLASH = /^(\/(?:api|oauth)\/[^?]*[^/?])\/(?=\?|$)/;

function createServer(logger: Logger, trustedProxies: readonly string[]): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }), // one line an answer, below
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: { querystringParser: parseBrackets, maxParamLength: LONGEST_ADDRESS },
    rewriteUrl: ({ url = '' }) => url.replace(ENDS_IN_SLASH, '$1'),
    clientErrorHandler: rejectMalformedRequest,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  }) as unknown as FastifyInstance;
  app.setErrorHandler(sendError);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  return app;
}
