import { ActionIcon, Menu } from '@mantine/core';
import {
  IconAlertTriangle,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { listOrganizations } from '@hakobu/contract/identity/organization/organization.endpoints.ts';
import { logout } from '@hakobu/contract/identity/session/session.endpoints.ts';
import { call } from '#client/call.ts';
import { queryClient, useLookup } from '#client/hooks.ts';
import { usePastErrors } from '#kit/error-list.ts';
import { useColours } from './colours.ts';
import { usePhrases } from './i18n.ts';
import { LanguageItems } from './language-menu.tsx';
import { currentUser, scope, tokens } from './session.ts';

/**
 * Chooses the organization whose data is shown and created; all queries are sent again. Hidden for members of
 * a single one.
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

/** Colour scheme and language on phones, where the top bar has no space for them. */
function OnPhones(): ReactNode {
  const { dark, label, change } = useColours();
  return (
    <>
      <Menu.Item
        hiddenFrom="xs"
        leftSection={dark ? <IconSun size={14} /> : <IconMoon size={14} />}
        onClick={change}
      >
        {label}
      </Menu.Item>
      <Menu.Divider hiddenFrom="xs" />
      <LanguageItems hiddenFrom="xs" />
      <Menu.Divider hiddenFrom="xs" />
    </>
  );
}

/** The user's name and personal settings. */
export default function UserMenu({
  onErrors,
  onShortcuts,
}: {
  onErrors: () => void;
  onShortcuts: () => void;
}): ReactNode {
  const t = usePhrases();
  const errors = usePastErrors();
  const navigate = useNavigate();
  const me = currentUser();
  const leave = async () => {
    // The next user of this browser must not receive messages of this one.
    await import('#entities/notification/push.ts').then(({ stopPush }) => stopPush()).catch(() => undefined);
    await call(logout).catch(() => undefined); // An expired session is ended locally all the same.
    tokens.forget();
    queryClient.clear();
    location.hash = '#/login';
  };
  return (
    <Menu defaultOpened>
      <Menu.Target>
        <ActionIcon autoFocus variant="default" aria-label={t(($) => $.common.frame.app.account)}>
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
        <OnPhones />
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
