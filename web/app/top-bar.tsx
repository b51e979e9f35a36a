import { ActionIcon, Burger, Group, Text } from '@mantine/core';
import { IconLanguage, IconMoon, IconPlus, IconSearch, IconSun, IconUserCircle } from '@tabler/icons-react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { Tip } from '#kit/tip.tsx';
import { Bell } from './bell.tsx';
import { useColours } from './colours.ts';
import { usePhrases } from './i18n.ts';
import { LazyMenu } from './lazy-menu.tsx';
import { createEntries } from './menu.ts';
import { currentUser } from './session.ts';

const LanguageMenu = lazy(() => import('./language-menu.tsx'));
const UserMenu = lazy(() => import('./user-menu.tsx'));

interface TopBarProps {
  /** On phones, where the sidebar is behind a button. */
  menuOpened: boolean;
  onMenu: () => void;
  onCreate: () => void;
  onFind: () => void;
  onErrors: () => void;
  onShortcuts: () => void;
}

/** The bar at the top of every screen. */
export function TopBar({ menuOpened, onMenu, onCreate, onFind, ...user }: TopBarProps): ReactNode {
  const t = usePhrases();
  return (
    <Group h="100%" justify="space-between" wrap="nowrap" gap="xs">
      <Group gap="xs" wrap="nowrap">
        <Burger
          opened={menuOpened}
          onClick={onMenu}
          hiddenFrom="sm"
          size="sm"
          aria-label={t(($) => $.common.frame.app.menu)}
        />
        <Group gap="xs" wrap="nowrap" visibleFrom="xs">
          <img src="/icon.svg" alt="" width={24} height={24} />
          <Text fw={700}>Hakobu</Text>
        </Group>
      </Group>
      <Group gap={4} wrap="nowrap">
        <CreateButton onClick={onCreate} />
        <FindButton onClick={onFind} />
        <Bell />
        <WorkPlace />
        <LazyMenu
          visibleFrom="xs"
          label={t(($) => $.common.frame.app.language)}
          icon={<IconLanguage size={16} />}
        >
          <LanguageMenu opened />
        </LazyMenu>
        <ColourSwitch />
        <LazyMenu label={t(($) => $.common.frame.app.account)} icon={<IconUserCircle size={16} />}>
          <UserMenu {...user} />
        </LazyMenu>
      </Group>
    </Group>
  );
}

/** Opens the palette, also by Ctrl-K; it is loaded on first use. */
function FindButton({ onClick }: { onClick: () => void }): ReactNode {
  const t = usePhrases();
  return (
    <Tip label={`${t(($) => $.common.frame.app.find)} (Ctrl-K)`}>
      <ActionIcon variant="default" aria-label={t(($) => $.common.frame.app.find)} onClick={onClick}>
        <IconSearch size={16} />
      </ActionIcon>
    </Tip>
  );
}

/** Opens the create menu, also by C; hidden for users who may create nothing. */
function CreateButton({ onClick }: { onClick: () => void }): ReactNode {
  const t = usePhrases();
  const router = useRouter();
  if (createEntries(router.routesById, currentUser()).length === 0) return null;
  return (
    <Tip label={`${t(($) => $.common.frame.app.create)} (C)`}>
      <ActionIcon variant="default" aria-label={t(($) => $.common.frame.app.create)} onClick={onClick}>
        <IconPlus size={16} />
      </ActionIcon>
    </Tip>
  );
}

const WarehouseChoice = lazy(() => import('./warehouse-choice.tsx'));

/** The warehouse choice, on warehouse screens only. */
function WorkPlace(): ReactNode {
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (currentUser()?.role_id === 'customer' || !path.startsWith('/warehouse')) return null;
  return (
    <Suspense fallback={null}>
      <WarehouseChoice />
    </Suspense>
  );
}

function ColourSwitch(): ReactNode {
  const { dark, label, change } = useColours();
  return (
    <Tip label={label}>
      <ActionIcon variant="default" visibleFrom="xs" aria-label={label} onClick={change}>
        {dark ? <IconSun size={16} /> : <IconMoon size={16} />}
      </ActionIcon>
    </Tip>
  );
}
