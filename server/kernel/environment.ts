import type { Db } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { IdentityProviders } from './identity-provider/providers.ts';
import type { Outbound } from './outbound/outbound.ts';

/** What a process has beside its database, the same for every request. */
export interface Environment {
  /** Where files are kept. */
  files: FileStore;
  /** Reads long in one moment of the database, on connections of its own; `work` may run twice. */
  snapshot<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Asks addresses that people name. */
  outbound: Outbound;
  /** Where people may sign in beside here. */
  providers: IdentityProviders;
  /** The domain that the web app keeps its cookies under; undefined: the host itself. */
  cookieDomain: string | undefined;
  /** The auction site that knows a lot by its number; undefined where none is configured. */
  auction: { url: string; outbound: Outbound } | undefined;
}
