import { Anchor, Stack } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { register } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { createToken } from '@hakobu/contract/identity/session/session.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { PublicFrame } from '#app/public-frame.tsx';
import { saveSession } from '#app/sign-in.ts';
import { call } from '#client/call.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { text } from '#kit/fields.ts';
import { Form } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { PasswordInput } from '#kit/inputs/password-input.tsx';
import { useFields } from '#kit/use-fields.ts';
import { ProviderButtons } from '#entities/identity/provider-buttons.tsx';

export const Route = createFileRoute('/register')({
  component: Register,
  staticData: { title: ($) => $.common.frame.app.register },
});

function Register() {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <PublicFrame title={t(($) => $.common.frame.app.register)}>
      <RegisterForm />
      <ProviderButtons
        onDone={(answer) => {
          saveSession(answer);
          void navigate({ to: '/start' });
        }}
      />
      <Anchor size="sm" href="#/login">
        {t(($) => $.identity.account.page.have_account)}
      </Anchor>
    </PublicFrame>
  );
}

const fields = {
  name: text({ required: true }),
  email: text({ required: true }),
  tel: text(),
  password: text({ required: true }),
};

/** Registration also signs in. */
function RegisterForm() {
  const t = usePhrases();
  const navigate = useNavigate();
  const form = useFields(fields, {
    send: (body) => deferRequest(register, { body }),
    onDone: () => void enter(),
  });
  const { field, values } = form;
  const enter = async () => {
    saveSession(
      await call(createToken, {
        body: { grant_type: 'password', username: values.email, password: values.password },
      }),
    );
    await navigate({ to: '/email-unverified' });
  };
  return (
    <Form {...form} submitLabel={t(($) => $.common.frame.app.register)}>
      <Stack gap="xs">
        <TextBox autoFocus {...field('name')} />
        <TextBox type="email" {...field('email', ($) => $.identity.account.page.email)} />
        <TextBox type="tel" {...field('tel')} />
        <PasswordInput
          {...field('password', ($) => $.identity.account.page.password)}
          autoComplete="new-password"
        />
      </Stack>
    </Form>
  );
}
