import {
  ActionIcon,
  AppShell,
  Burger,
  Group,
  ScrollArea,
  Select,
  Text,
  Tooltip,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { listOrganizations } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { queryClient, useLookup } from '#client/hooks.ts';
import { followChanges } from '#client/live.ts';
import { Bell } from './bell.tsx';
import { usePhrases } from './i18n.ts';
import { LanguageMenu } from './language-menu.tsx';
import { currentUser, scope } from './session.ts';
import { useShortcuts } from './shortcuts.ts';
import { Sidebar } from './sidebar.tsx';
import { UserMenu } from './user-menu.tsx';

/** Frame of every signed-in screen: top bar, sidebar of what one may open, the screen. */
export function Shell(): ReactNode {
  const t = usePhrases();
  useEffect(followChanges, []);
  const [opened, { toggle, close }] = useDisclosure(false);
  const [helpOpened, help] = useDisclosure(false);
  const [errorsOpened, errors] = useDisclosure(false);
  useShortcuts(help.open);
  return (
    <AppShell
      header={{ height: 44 }}
      navbar={{ width: 210, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding={0}
    >
      <AppShell.Header px="sm">
        <Group h="100%" justify="space-between" wrap="nowrap" gap="xs">
          <Group gap="xs" wrap="nowrap">
            <Burger
              opened={opened}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={t(($) => $.common.frame.app.menu)}
            />
            <img src="/icon.svg" alt="" width={24} height={24} />
            <Text fw={700} visibleFrom="xs">
              Hakobu
            </Text>
          </Group>
          <Group gap={6} wrap="nowrap">
            <Find />
            <Bell />
            <WarehouseChoice />
            <LanguageMenu />
            <ColourSwitch />
            <UserMenu onErrors={errors.open} onShortcuts={help.open} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p={6} component={ScrollArea}>
        <Sidebar onPick={close} />
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
      <Suspense fallback={null}>
        {helpOpened && <ShortcutsList onClose={help.close} />}
        {errorsOpened && <ErrorListModal onClose={errors.close} />}
      </Suspense>
    </AppShell>
  );
}

const ShortcutsList = lazy(() => import('./shortcuts-list.tsx'));
const ErrorListModal = lazy(() => import('#kit/error-list-modal.tsx'));
const Palette = lazy(() => import('./palette.tsx'));

/** Opens the palette, also with Ctrl-K; it is fetched when somebody first wants it. */
function Find(): ReactNode {
  const t = usePhrases();
  const [opened, { open, close }] = useDisclosure(false);
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <Tooltip label={`${t(($) => $.common.frame.app.find)} (Ctrl-K)`}>
        <ActionIcon variant="default" aria-label={t(($) => $.common.frame.app.find)} onClick={open}>
          <IconSearch size={16} />
        </ActionIcon>
      </Tooltip>
      {opened && (
        <Suspense fallback={null}>
          <Palette opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Which warehouse one works in, on its screens; everything there is read anew for it. */
function WarehouseChoice(): ReactNode {
  const t = usePhrases();
  const warehouses = useLookup(listOrganizations, { filter: { kind: 'warehouse' } });
  const [value, setValue] = useState(scope.warehouse());
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (currentUser()?.role_id === 'customer' || !path.startsWith('/warehouse')) return null;
  return (
    <Select
      aria-label={t(($) => $.common.frame.app.warehouse)}
      w={{ base: 124, sm: 170 }}
      value={value}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      data={[
        { value: '', label: t(($) => $.common.frame.app.all_warehouses) },
        ...warehouses.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(id) => {
        scope.chooseWarehouse(id ?? '');
        setValue(id ?? '');
        void queryClient.invalidateQueries();
      }}
    />
  );
}

function ColourSwitch(): ReactNode {
  const t = usePhrases();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const label = dark ? t(($) => $.common.frame.app.light) : t(($) => $.common.frame.app.dark);
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        visibleFrom="xs"
        aria-label={label}
        onClick={() => setColorScheme(dark ? 'light' : 'dark')}
      >
        {dark ? <IconSun size={16} /> : <IconMoon size={16} />}
      </ActionIcon>
    </Tooltip>
  );
}
