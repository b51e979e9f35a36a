import type { Db } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { IdentityProviders } from './identity-provider/providers.ts';
import type { Outbound } from './outbound/outbound.ts';

/** Services of a process besides its database, the same for every request. */
export interface Environment {
  /** The file store. */
  files: FileStore;
  /** Reads one database snapshot on connections of its own; `work` may run twice. */
  snapshot<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Sends requests to addresses that users name. */
  outbound: Outbound;
  /** Configured identity providers. */
  providers: IdentityProviders;
  /** Cookie domain of the web app; undefined: the host itself. */
  cookieDomain: string | undefined;
  /** Looks up lots of the auction site by number; undefined when none is configured. */
  auction: { url: string; outbound: Outbound } | undefined;
}
