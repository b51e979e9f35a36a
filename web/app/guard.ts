import { notFound, redirect } from '@tanstack/react-router';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { permissionKeys } from '@hakobu/contract/kernel/permission.ts';
import { call, CallError } from '#client/call.ts';
import { toRouterSearch } from '#client/address-search.ts';
import { notifyError } from '#kit/toasts.ts';
import { phrase, loadPhrases } from './i18n.ts';
import { currentUser, mayOpen, scope, setCurrentUser, tokens, type Needs } from './session.ts';

/** The part of the router's navigation event that the guard uses. */
export interface Navigation {
  matches: readonly { routeId?: string; staticData: { needs?: Needs } }[];
  location: { href: string };
}

/** The last address opened; a refused navigation stays there. */
let lastOpened: string | undefined;

/** The administration and customer areas require a verified email address. */
const needsVerifiedEmail = (href: string): boolean => /^\/(admin|customer)(\/|$)/.test(href);

/** The route of addresses that no screen has: shown within the frame to those who are signed in. */
const UNKNOWN = '/_shell/$';

/** Lets signed-in people in; others go to the sign-in page and come back after it. */
export async function guard(entering: unknown): Promise<void> {
  const {
    matches,
    location: { href },
    // The router's own type depends on all routes including the guarded one.
  } = entering as Navigation;
  if (tokens.access() === undefined && tokens.refresh() === undefined) {
    if (matches.at(-1)?.routeId === UNKNOWN) throw notFound();
    throw redirect({ to: '/login', search: toRouterSearch({ to: href }) });
  }
  if (currentUser() === undefined) await fetchMe(href);
  if (needsVerifiedEmail(href) && currentUser()?.verification_status !== 'verified') {
    await loadPhrases();
    notifyError(
      new CallError(403, {
        type: 'email_not_verified',
        code: 'email_not_verified',
        message: phrase(($) => $.common.errors.email_not_verified),
      }),
    );
    throw redirect({ to: lastOpened ?? '/email-unverified' });
  }
  const needs = matches.findLast((match) => match.staticData.needs !== undefined)?.staticData.needs;
  if (!mayOpen(needs, currentUser())) throw redirect({ to: '/pages/403' });
  lastOpened = href;
}

/** Whether an error is transient: the server is unreachable or answers 5xx. */
const isTransient = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);

async function fetchMe(href: string): Promise<void> {
  try {
    const {
      data: [me],
    } = await call(user.list, {
      query: { filter: { own: true }, include: ['organization'], append: ['permissions'] },
    });
    if (me === undefined) {
      await loadPhrases();
      throw new CallError(401, {
        type: 'logged_out',
        code: 'logged_out',
        message: phrase(($) => $.common.errors.logged_out),
      });
    }
    setCurrentUser({ ...me, permissions: permissionKeys(me.permissions ?? []) });
  } catch (error) {
    if (error instanceof CallError && error.status === 404 && scope.organization() !== '') {
      scope.chooseOrganization('');
      return fetchMe(href);
    } // The user is no longer a member.
    await loadPhrases();
    if (isTransient(error)) throw error; // A server error must not sign anybody out.
    notifyError(error);
    if (error instanceof CallError && error.status === 401) tokens.forget();
    throw redirect({ to: '/login', search: toRouterSearch({ to: href }) });
  }
}
