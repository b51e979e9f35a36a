import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { call } from '#client/call.ts';
import { currentUser, tokens } from './session.ts';

let asked: Promise<boolean> | undefined;
let isDismissed = false;

/**
 * Asks the signed-in person to sign in again over the page, once for all calls that wait for it; resolves to
 * whether the session goes on. After the dialog was closed only a write asks again.
 */
export function signInAgain(isRead: boolean): Promise<boolean> {
  if (isRead && isDismissed) return Promise.resolve(false);
  asked ??= openDialog().finally(() => {
    asked = undefined;
  });
  return asked;
}

async function openDialog(): Promise<boolean> {
  const { openSignInAgain } = await import('./sign-in-again-dialog.tsx');
  const before = tokens.access();
  const other = new AbortController();
  const isContinued = await new Promise<boolean>((resolve) => {
    const close = openSignInAgain({ onEnd: resolve, isSamePerson });
    // Another tab may have signed in meanwhile.
    const look = async () => {
      if (tokens.access() === before || !(await isSamePerson())) return;
      resolve(true);
      void close.then((now) => now());
    };
    window.addEventListener('focus', () => void look(), { signal: other.signal });
  });
  other.abort();
  isDismissed = !isContinued;
  return isContinued;
}

/** Whether the session belongs to the person whose screen this is; the screen of another one is reloaded. */
async function isSamePerson(): Promise<boolean> {
  const mine = currentUser()?.id;
  const { data } = await call(user.list, { query: { filter: { own: true } } });
  const isSame = data[0]?.id === mine;
  if (!isSame) location.reload();
  return isSame;
}
