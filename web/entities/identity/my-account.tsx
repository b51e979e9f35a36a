import { Badge, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  listSessions,
  revokeSession,
  updateMe,
} from '@hakobu/contract/identity/account/account.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { currentUser, setCurrentUser } from '#app/session.ts';
import { useEndpointMutation, useCall } from '#client/hooks.ts';
import { formatInstant } from '#kit/format.ts';
import { Form, useForm } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { PasswordInput } from '#kit/inputs/password-input.tsx';
import { Page, Rows, Section } from '#kit/page.tsx';

/** The user's own profile, password and sessions. */
export function MyAccount(): ReactNode {
  const t = usePhrases();
  return (
    <Page title={t(($) => $.common.frame.app.my_account)}>
      <div className="columns">
        <Profile />
        <Password />
      </div>
      <Sessions />
    </Page>
  );
}

function Profile(): ReactNode {
  const t = usePhrases();
  const me = currentUser();
  const form = useForm(
    { name: me?.name ?? '', tel: me?.tel ?? '', tax_code: me?.tax_code ?? '' },
    {
      endpoint: updateMe,
      onDone: ({ name, tel, tax_code }) => {
        if (me !== undefined) setCurrentUser({ ...me, name, tel, tax_code });
      },
    },
  );
  const { values, set, errorOf } = form;
  return (
    <Section title={t(($) => $.common.section.details)}>
      <Form {...form} disabled={values.name === ''} onSubmit={() => form.submit(values)}>
        <div className="fields">
          <TextBox
            label={t(($) => $.common.field.name)}
            value={values.name}
            onChange={(name) => set({ name })}
            error={errorOf('name')}
          />
          <TextBox
            type="tel"
            label={t(($) => $.common.field.tel)}
            value={values.tel}
            onChange={(tel) => set({ tel })}
            error={errorOf('tel')}
          />
          {me?.role_id === 'customer' && (
            <TextBox
              label={t(($) => $.common.field.tax_code)}
              value={values.tax_code}
              onChange={(tax_code) => set({ tax_code })}
              error={errorOf('tax_code')}
            />
          )}
          <TextBox
            label={t(($) => $.common.field.email)}
            value={me?.email ?? ''}
            onChange={() => {}}
            disabled
          />
        </div>
      </Form>
    </Section>
  );
}

function Password(): ReactNode {
  const t = usePhrases();
  const form = useForm(
    { current_password: '', password: '' },
    {
      endpoint: updateMe,
      onDone: () => form.set({ current_password: '', password: '' }),
    },
  );
  const { values, set, errorOf } = form;
  return (
    <Section title={t(($) => $.identity.account.page.change_password)}>
      <Form {...form} secondary disabled={values.password === ''} onSubmit={() => form.submit(values)}>
        <div className="fields">
          <PasswordInput
            label={t(($) => $.identity.account.page.current_password)}
            autoComplete="current-password"
            value={values.current_password}
            onChange={(current_password) => set({ current_password })}
            error={errorOf('current_password')}
          />
          <PasswordInput
            label={t(($) => $.identity.account.page.new_password)}
            autoComplete="new-password"
            value={values.password}
            onChange={(password) => set({ password })}
            error={errorOf('password')}
          />
        </div>
      </Form>
    </Section>
  );
}

function Sessions(): ReactNode {
  const t = usePhrases();
  const reading = useCall(listSessions);
  const end = useEndpointMutation(revokeSession);
  return (
    <Section title={t(($) => $.identity.account.page.sessions)}>
      <Rows
        rows={reading}
        idOf={({ id }) => id}
        columns={[
          { key: 'device', title: t(($) => $.common.field.name), render: (row) => deviceOf(row.user_agent) },
          {
            key: 'used',
            title: t(($) => $.identity.account.page.last_used),
            render: (row) => <span className="figure">{formatInstant(row.refreshed_at)}</span>,
          },
          {
            key: 'do',
            title: '',
            right: true,
            render: (row) =>
              row.current ? (
                <Badge>{t(($) => $.identity.account.page.this_device)}</Badge>
              ) : (
                <Button variant="subtle" color="red" onClick={() => end.mutate({ params: { id: row.id } })}>
                  {t(($) => $.identity.account.page.end_session)}
                </Button>
              ),
          },
        ]}
      />
    </Section>
  );
}

/** Browser and operating system of a session, so that the user recognizes it. */
function deviceOf(agent: string | null): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\/\d+/.exec(agent ?? '')?.[0];
  const system = /\(([^;)]+)/.exec(agent ?? '')?.[1];
  return [browser, system].filter((part) => part !== undefined).join(' · ') || '–';
}
