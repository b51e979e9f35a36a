import { Anchor, Stack } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { register } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { createToken } from '@hakobu/contract/identity/session/session.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { PublicFrame } from '#app/public-frame.tsx';
import { keepSession } from '#app/sign-in.ts';
import { call } from '#client/call.ts';
import { FormEnd, useForm } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { PasswordInput } from '#kit/inputs/password-input.tsx';
import { ProviderButtons } from '#nouns/identity/provider-buttons.tsx';

export const Route = createFileRoute('/register')({
  component: Register,
  staticData: { title: ($) => $.common.frame.app.register },
});

function Register() {
  const t = usePhrases();
  const navigate = useNavigate();
  const form = useForm(
    { name: '', email: '', tel: '', password: '' },
    {
      endpoint: register,
      message: t(($) => $.common.message.created),
      onDone: async () => {
        keepSession(
          await call(createToken, {
            body: { grant_type: 'password', username: form.values.email, password: form.values.password },
          }),
        );
        await navigate({ to: '/email-unverified' });
      },
    },
  );
  const { values, set, errorOf } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(values);
  };
  return (
    <PublicFrame title={t(($) => $.common.frame.app.register)}>
      <form onSubmit={submit}>
        <Stack gap="xs">
          <TextBox
            autoFocus
            required
            label={t(($) => $.common.field.name)}
            value={values.name}
            onChange={(name) => set({ name })}
            error={errorOf('name')}
          />
          <TextBox
            type="email"
            required
            label={t(($) => $.identity.account.page.email)}
            value={values.email}
            onChange={(email) => set({ email })}
            error={errorOf('email')}
          />
          <TextBox
            type="tel"
            label={t(($) => $.common.field.tel)}
            value={values.tel}
            onChange={(tel) => set({ tel })}
            error={errorOf('tel')}
          />
          <PasswordInput
            required
            label={t(($) => $.identity.account.page.password)}
            autoComplete="new-password"
            value={values.password}
            onChange={(password) => set({ password })}
            error={errorOf('password')}
          />
        </Stack>
        <FormEnd
          failure={form.failure}
          busy={form.busy}
          submitLabel={t(($) => $.common.frame.app.register)}
          disabled={values.name === '' || values.email === '' || values.password === ''}
        />
      </form>
      <ProviderButtons
        onDone={(answer) => {
          keepSession(answer);
          void navigate({ to: '/start' });
        }}
      />
      <Anchor size="sm" href="#/login">
        {t(($) => $.identity.account.page.have_account)}
      </Anchor>
    </PublicFrame>
  );
}
