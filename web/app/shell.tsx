import { useDisclosure, useHotkeys, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { subscribeToLiveChanges } from '#client/live.ts';
import { useUnsavedChangesGuard } from '#kit/unsaved-changes-guard.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { usePhrases } from './i18n.ts';
import type { PalettePurpose } from './palette-entries.ts';
import { useShortcuts } from './shortcuts.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

const MAIN = 'main';

const ShortcutsList = lazy(() => import('./shortcuts-list.tsx'));
const ErrorListModal = lazy(() => import('#kit/error-list-modal.tsx'));
const Palette = lazy(() => import('./palette.tsx'));

/** Frame of every signed-in screen: top bar and sidebar with the permitted screens. */
export function Shell(): ReactNode {
  useEffect(subscribeToLiveChanges, []);
  useUnsavedChangesGuard();
  const [opened, { toggle, close }] = useDisclosure(false);
  const [helpOpened, help] = useDisclosure(false);
  const [errorsOpened, errors] = useDisclosure(false);
  const [purpose, openPalette] = useState<PalettePurpose>();
  const [narrow, setNarrow] = useNarrowMenu();
  const find = useCallback(() => openPalette('find'), []);
  const create = useCallback(() => openPalette('create'), []);
  useShortcuts({ help: help.open, create });
  useHotkeys([['mod+K', find]], []);
  return (
    <div className="shell" data-narrow={narrow || undefined} data-opened={opened || undefined}>
      <SkipLink />
      <header className="shell-head">
        <TopBar
          menuOpened={opened}
          onMenu={toggle}
          onCreate={create}
          onFind={find}
          onErrors={errors.open}
          onShortcuts={help.open}
        />
      </header>
      <div className="shell-menu">
        <Sidebar narrow={narrow && !opened} onNarrow={() => setNarrow(!narrow)} onPick={close} />
      </div>
      <Main>
        <ConnectionBar />
        <Outlet />
      </Main>
      <Suspense fallback={null}>
        {helpOpened && <ShortcutsList onClose={help.close} />}
        {errorsOpened && <ErrorListModal onClose={errors.close} />}
        {purpose !== undefined && <Palette purpose={purpose} onClose={() => openPalette(undefined)} />}
      </Suspense>
    </div>
  );
}

/** Below this width a list would lose columns to the screens of an area beside it. */
const ROOM_FOR_MENU = '(min-width: 87.5em)';

/** Whether only the icons of the areas stand beside the page: as chosen, or where the window is small. */
function useNarrowMenu(): readonly [narrow: boolean, setNarrow: (narrow: boolean) => void] {
  const hasRoom = useMediaQuery(ROOM_FOR_MENU, undefined, { getInitialValueInEffect: false });
  const [chosen, choose] = useLocalStorage<boolean | null>({
    key: 'narrow_menu',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  return [chosen ?? !hasRoom, choose];
}

/** The main region; busy while the next screen loads. */
function Main({ children }: { children: ReactNode }): ReactNode {
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' });
  return (
    <main className="shell-main" id={MAIN} tabIndex={-1} aria-busy={isBusy}>
      {children}
    </main>
  );
}

/** The skip link, reached by the first Tab. */
function SkipLink(): ReactNode {
  const t = usePhrases();
  return (
    <button type="button" className="skip-link" onClick={() => document.getElementById(MAIN)?.focus()}>
      {t(($) => $.common.frame.app.skip)}
    </button>
  );
}
