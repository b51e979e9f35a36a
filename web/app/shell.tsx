import {
  ActionIcon,
  AppShell,
  Burger,
  Group,
  Menu,
  NavLink,
  ScrollArea,
  Select,
  Text,
  Tooltip,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure, useHotkeys, useLocalStorage } from '@mantine/hooks';
import {
  IconAlertTriangle,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { Outlet, useNavigate, useRouter, useRouterState, type AnyRoute } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { listOrganizations } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { updateMe } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { logout } from '@hakobu/contract/identity/session/session.endpoints.ts';
import type { Language } from '@hakobu/phrases/languages.ts';
import { call } from '#client/call.ts';
import { queryClient, useLookup } from '#client/hooks.ts';
import { followChanges } from '#client/live.ts';
import { usePastErrors } from '#kit/error-list.ts';
import { Bell } from './bell.tsx';
import { chooseLanguage, currentLanguage, usePhrases } from './i18n.ts';
import type { MenuGroup } from './router.tsx';
import { currentUser, mayOpen, scope, tokens } from './session.ts';
import { useShortcuts } from './shortcuts.ts';

const LANGUAGES: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt', ja: '日本語' };
const GROUPS: readonly MenuGroup[] = ['sale', 'purchase', 'warehouse', 'accounting', 'admin', 'customer'];

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

/** Built from what the screens say of themselves; people see only what they may open. */
function Sidebar({ onPick }: { onPick: () => void }): ReactNode {
  const t = usePhrases();
  const router = useRouter();
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const me = currentUser();
  const [folded, setFolded] = useLocalStorage<string[]>({
    key: 'folded_menu',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const fold = (group: string) =>
    setFolded((before) =>
      before.includes(group) ? before.filter((one) => one !== group) : [...before, group],
    );
  const entries = (Object.values(router.routesById) as AnyRoute[])
    .map((route) => ({ to: route.fullPath.replace(/\/$/, ''), data: route.options.staticData }))
    .filter(
      ({ data }) =>
        data?.menu !== undefined &&
        mayOpen(data.needs, me) &&
        (!data.menu.productionOnly || import.meta.env.PROD),
    );
  const selected = entries
    .filter(({ to }) => path.startsWith(to))
    .sort((a, b) => b.to.length - a.to.length)[0]?.to;
  return (
    <nav aria-label={t(($) => $.common.frame.app.menu)}>
      {GROUPS.map((group) => {
        const own = entries
          .filter(({ data }) => data!.menu!.group === group)
          .sort((a, b) => a.data!.menu!.order - b.data!.menu!.order);
        if (own.length === 0) return null;
        return (
          <div key={group}>
            <button
              type="button"
              className="menu-group"
              aria-expanded={!folded.includes(group)}
              onClick={() => fold(group)}
            >
              {t(($) => $.common.frame.group[group])}
            </button>
            {!folded.includes(group) &&
              own.map(({ to, data }) => (
                <NavLink
                  key={to}
                  className="nav-link"
                  component="a"
                  href={`#${to}`}
                  label={t(data!.title!)}
                  active={to === selected}
                  py={4}
                  px={8}
                  ref={to === selected ? showWhole : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    onPick();
                    void navigate({ to });
                  }}
                />
              ))}
          </div>
        );
      })}
    </nav>
  );
}

const showWhole = (link: HTMLElement | null): void => link?.scrollIntoView({ block: 'nearest' });

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

/** Which warehouse one works in; everything on screen is read anew for it. */
function WarehouseChoice(): ReactNode {
  const t = usePhrases();
  const warehouses = useLookup(listOrganizations, { filter: { kind: 'warehouse' } });
  const [value, setValue] = useState(scope.warehouse());
  if (currentUser()?.role_id === 'customer') return null;
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

/** Changes the language here, and remembers it for the mails somebody gets. */
async function speak(language: Language): Promise<void> {
  await chooseLanguage(language);
  await queryClient.invalidateQueries();
  // the screen speaks it all the same
  if (currentUser() !== undefined) await call(updateMe, { body: { language } }).catch(() => undefined);
}

export function LanguageMenu(): ReactNode {
  const t = usePhrases();
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t(($) => $.common.frame.app.language)}>
          <IconLanguage size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(LANGUAGES).map(([language, name]) => (
          <Menu.Item
            key={language}
            fw={language === currentLanguage() ? 700 : 400}
            onClick={() => void speak(language as Language)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
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

/**
 * Which organization's rows one sees and makes; everything on screen is read anew for it. Who belongs to one
 * only is not asked.
 */
function OrganizationChoice(): ReactNode {
  const t = usePhrases();
  const organizations = useLookup(listOrganizations);
  if (organizations.length < 2 || currentUser()?.role_id === 'customer') return null;
  const choose = (id: string) => {
    scope.chooseOrganization(id);
    void queryClient.invalidateQueries();
  };
  const entries = [
    { id: '', name: t(($) => $.common.frame.app.all_organizations) },
    ...organizations.map(({ id, name }) => ({ id: String(id), name })),
  ];
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t(($) => $.common.frame.app.organization)}</Menu.Label>
      {entries.map(({ id, name }) => (
        <Menu.Item
          key={id}
          role="menuitemradio"
          aria-checked={scope.organization() === id}
          fw={scope.organization() === id ? 700 : 400}
          onClick={() => choose(id)}
        >
          {name}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}

function UserMenu({ onErrors, onShortcuts }: { onErrors: () => void; onShortcuts: () => void }): ReactNode {
  const t = usePhrases();
  const errors = usePastErrors();
  const navigate = useNavigate();
  const me = currentUser();
  const leave = async () => {
    // the next person at this browser reads no messages of this one
    await import('#nouns/notification/push.ts').then(({ stopPush }) => stopPush()).catch(() => undefined);
    await call(logout).catch(() => undefined); // a session that is gone already is left all the same
    tokens.forget();
    queryClient.clear();
    location.hash = '#/login';
  };
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t(($) => $.common.frame.app.account)}>
          <IconUserCircle size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {me?.name}
          <br />
          {me?.email}
        </Menu.Label>
        <Menu.Item leftSection={<IconUserCircle size={14} />} onClick={() => void navigate({ to: '/me' })}>
          {t(($) => $.common.frame.app.my_account)}
        </Menu.Item>
        <OrganizationChoice />
        <Menu.Item leftSection={<IconAlertTriangle size={14} />} onClick={onErrors}>
          {t(($) => $.common.frame.app.errors)}
          {errors.length > 0 ? ` (${errors.length})` : ''}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconKeyboard size={14} />}
          rightSection="?"
          visibleFrom="sm"
          onClick={onShortcuts}
        >
          {t(($) => $.common.frame.app.shortcuts)}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={14} />} onClick={() => void leave()}>
          {t(($) => $.common.frame.app.sign_out)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
