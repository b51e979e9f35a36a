import type { Permission } from '@hakobu/contract/kernel/permission.ts';

const COOKIE = 'access_token';
const REFRESH_COOKIE = 'refresh_token';
/** Storage key of the startup cache (app/startup-cache.ts). */
export const STARTUPS_KEY = 'starts';
const DAYS_30 = 30 * 24 * 60 * 60;

/** The signed-in user as returned by the server. */
export interface Me {
  id: number;
  name: string;
  email: string;
  tel: string | null;
  tax_code: string | null;
  role_id: string;
  organization_id: number;
  verification_status: string;
  permissions: ReadonlySet<string>;
}

let me: Me | undefined;

export const currentUser = (): Me | undefined => me;
export const setCurrentUser = (user: Me | undefined): void => {
  me = user;
};

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1)) || undefined;
}

/** The cookie domain returned by the server with the tokens; empty for this host. */
const DOMAIN = 'cookie_domain';

function writeCookie(
  name: string,
  value: string,
  seconds: number,
  domain = localStorage.getItem(DOMAIN) ?? '',
): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Strict${domain === '' ? '' : `; Domain=${domain}`}${location.protocol === 'https:' ? '; Secure' : ''}`;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
  cookie_domain?: string | undefined;
}

/** Both tokens are stored in cookies for 30 days; the access token itself is short-lived. */
export const tokens = {
  access: () => readCookie(COOKIE),
  refresh: () => readCookie(REFRESH_COOKIE),
  keep({ access_token, refresh_token, cookie_domain = '' }: Tokens): void {
    localStorage.setItem(DOMAIN, cookie_domain);
    writeCookie(COOKIE, access_token, DAYS_30);
    writeCookie(REFRESH_COOKIE, refresh_token, DAYS_30);
  },
  forget(): void {
    writeCookie(COOKIE, '', 0);
    writeCookie(REFRESH_COOKIE, '', 0);
    localStorage.removeItem(STARTUPS_KEY); // The next user of this browser has other startup reads.
    me = undefined;
  },
};

/** The organization is sent with every request, the warehouse with those of warehouse screens. */
export const scope = {
  organization: () => localStorage.getItem('organization') ?? '',
  warehouse: () => localStorage.getItem('warehouse_scope') ?? '',
  chooseOrganization: (id: string) =>
    id === '' ? localStorage.removeItem('organization') : localStorage.setItem('organization', id),
  chooseWarehouse: (id: string) => localStorage.setItem('warehouse_scope', id),
};

/** Required permissions of a screen: all of these, or any of those. */
export interface Needs {
  all?: readonly Permission[];
  any?: readonly Permission[];
}

/** True when the keys hold the permission in any scope. */
const holds = (keys: ReadonlySet<string>, { resource, action }: Permission): boolean =>
  ['own', 'organization', 'all'].some((reach) => keys.has(`${resource}.${reach}.${action}`));

export function mayOpen(needs: Needs | undefined, user: Me | undefined): boolean {
  if (user === undefined) return false;
  if (needs === undefined) return true;
  const { all = [], any } = needs;
  return (
    all.every((permission) => holds(user.permissions, permission)) &&
    (any === undefined || any.some((permission) => holds(user.permissions, permission)))
  );
}

export const may = (permission: Permission): boolean => mayOpen({ all: [permission] }, me);
