import { randomUUID } from 'node:crypto';
import { defaultLanguage } from '@hakobu/phrases/languages.ts';
import type { Method } from '@hakobu/contract/kernel/endpoint.ts';
import { parseBrackets } from './http/body-parsers.ts';
import { parseInput, type Fields } from './http/parse-input.ts';
import type { FileStore } from './files/file-store.ts';
import { IdentityProviders } from './identity-provider/providers.ts';
import { Outbound } from './outbound/outbound.ts';
import { runRoute, type Serving } from './run-route.ts';
import type { Environment } from './environment.ts';
import { INTERNAL_HEADERS, type Route } from './route.ts';
import { authorise } from './session/authorise.ts';
import { actorOfUser } from './session/find-actor.ts';
import { RoleKeys } from './session/role-keys.ts';

export type Answer = Record<string, any>;

/**
 * Calls this server's own routes without HTTP, as a given user: same validation, rights, transaction and
 * log.
 */
export interface InternalClient {
  call(method: Method, path: string, body?: Fields): Promise<Answer>;
}

/** Internal calls send no files and read no exports. */
const refuse = (): never => {
  throw new Error('This comes over HTTP only');
};
export const internalEnvironment: Environment = {
  files: { put: refuse, read: refuse, remove: refuse },
  outbound: new Outbound(),
  providers: new IdentityProviders([], ''),
  cookieDomain: undefined,
  auction: undefined,
  snapshot: refuse,
};

/** Creates clients by email. `routes` are those that the server mounts; `files` keeps what they upload. */
export function internalClients(
  { database, reactions }: Serving,
  routes: readonly Route[],
  files: FileStore = internalEnvironment.files,
) {
  const roleKeys = new RoleKeys();
  return async (email: string): Promise<InternalClient> => {
    const actor = await actorOfUser(database.db, roleKeys, { email });
    if (actor === undefined) throw new Error(`There is no user ${email}`);
    return {
      async call(method, address, body = {}) {
        const [path = '', query = ''] = address.split('?');
        const { route, params } = findRoute(routes, method, path);
        const input = parseInput(route.endpoint, {
          params,
          query: parseBrackets(query),
          body,
          headers: INTERNAL_HEADERS,
        });
        const scope = authorise(actor, route.endpoint.access, false);
        const { response } = await runRoute(
          route,
          {
            surroundings: { ...internalEnvironment, files },
            actor,
            scope,
            input,
            organizationId: actor.organizationId,
            chosenOrganizationId: undefined,
            warehouseId: undefined,
            language: defaultLanguage,
            requestId: randomUUID(),
            key: undefined,
          },
          { database, reactions },
        );
        return response as Answer;
      },
    };
  };
}

function findRoute(routes: readonly Route[], method: Method, path: string): { route: Route; params: Fields } {
  for (const route of routes) {
    if (route.endpoint.method !== method) continue;
    const pattern = new RegExp(`^${route.endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = pattern.exec(path);
    if (match) return { route, params: { ...match.groups } };
  }
  throw new Error(`No route answers ${method} ${path}`);
}
