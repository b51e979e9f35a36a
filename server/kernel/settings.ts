import { isIP } from 'node:net';
import path from 'node:path';
import { readProviders } from './identity-provider/provider-settings.ts';
import type { ProviderSettings } from './identity-provider/providers.ts';
import type { MailSettings } from './mail/mailer.ts';

/** Settings from the environment. */
export interface Settings {
  port: number;
  host: string;
  /** Folder of all data. */
  dataDir: string;
  /** An external PostgreSQL instead of the embedded one. */
  databaseUrl: string | undefined;
  /** A direct connection as owner, without the pooler of `databaseUrl`, for migrations and jobs. */
  databaseDirectUrl: string | undefined;
  production: boolean;
  /** Fills an empty database with a demo business. */
  demo: boolean;
  /** The first administrator of a production database. */
  admin: { email: string; password: string } | undefined;
  publicMetrics: boolean;
  metricsToken: string | undefined;
  /** Proxies whose forwarding headers are trusted. */
  trustedProxies: string[];
  mail: MailSettings;
  providers: ProviderSettings[];
  /** The cookie domain of the web app, `example.com`. */
  cookieDomain: string | undefined;
  /** An S3 bucket for files instead of a folder. */
  filesUrl: string | undefined;
  auctionUrl: string | undefined;
  /** Allows requests to addresses of the local network named by users. */
  privateAddresses: boolean;
  logLevel: string;
}

/** Parses and validates the environment. Throws an error that states what to change. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT ?? '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  const production = env.NODE_ENV === 'production';
  const admin =
    env.ADMIN_EMAIL && env.ADMIN_PASSWORD
      ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
      : undefined;
  const dataDir = path.resolve(env.DATA_DIR ?? '.data');
  return {
    port,
    host: env.HOST ?? '0.0.0.0',
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    databaseDirectUrl: readDirectUrl(env),
    production,
    demo: !production && env.DEMO !== '0',
    admin,
    mail: {
      smtpUrl: readSmtpUrl(env.SMTP_URL),
      folder: path.join(dataDir, 'mail'),
      from: env.MAIL_FROM ?? 'Hakobu <no-reply@localhost>',
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    },
    providers: readProviders(env),
    publicMetrics: env.METRICS_PUBLIC === '1',
    metricsToken: env.METRICS_TOKEN || undefined,
    trustedProxies: readProxies(env.TRUSTED_PROXIES),
    cookieDomain: readDomain(env.COOKIE_DOMAIN),
    filesUrl: readFilesUrl(env.FILES_URL),
    auctionUrl: readUrl('AUCTION_URL', env.AUCTION_URL),
    privateAddresses: env.PRIVATE_ADDRESSES === '1',
    logLevel: env.LOG_LEVEL ?? 'warn',
  };
}

function readDirectUrl(env: NodeJS.ProcessEnv): string | undefined {
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw new Error('DATABASE_DIRECT_URL goes with DATABASE_URL, which leads to the pooler.');
  return env.DATABASE_DIRECT_URL || undefined;
}

function readProxies(text = ''): string[] {
  const proxies = text.split(',').map((one) => one.trim());
  const names = proxies.filter((one) => one !== '');
  const wrong = names.find((one) => {
    const [address = '', bits, ...more] = one.split('/');
    const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return widest < 0 || more.length > 0 || (bits !== undefined && !(/^\d+$/.test(bits) && +bits <= widest));
  });
  if (wrong !== undefined)
    throw new Error(`TRUSTED_PROXIES must be addresses like 127.0.0.1 or 10.0.0.0/8, not "${wrong}".`);
  return names;
}

function readUrl(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${name} must look like https://host/path.`);
  return text;
}

function readDomain(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text))
    throw new Error(`COOKIE_DOMAIN must be a domain like example.com, not "${text}".`);
  return text;
}

function readFilesUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^s3:\/\/[^:@/]+:[^@/]+@[^/]+\/[^/?]+/.test(text))
    throw new Error('FILES_URL must look like s3://KEY:SECRET@host/bucket?region=ap-northeast-1.');
  return text;
}

function readSmtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^smtps?:$/.test(new URL(text).protocol))
    throw new Error('SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host.');
  return text;
}
