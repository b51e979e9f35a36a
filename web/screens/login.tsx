import { Anchor, Group, Stack, Text } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { createToken } from '@hakobu/contract/identity/session/session.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { PublicFrame } from '#app/public-frame.tsx';
import { saveSession } from '#app/sign-in.ts';
import { useAddressSearch } from '#client/address-search.ts';
import { Form, useForm } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { PasswordInput } from '#kit/inputs/password-input.tsx';
import { ProviderButtons } from '#entities/identity/provider-buttons.tsx';

export const Route = createFileRoute('/login')({
  component: Login,
  staticData: { title: ($) => $.common.frame.app.sign_in },
});

function Login() {
  const t = usePhrases();
  const navigate = useNavigate();
  const [{ to }] = useAddressSearch();
  const begin = (answer: ResponseOf<typeof createToken>) => {
    saveSession(answer);
    void navigate({ to: to?.startsWith('/') && !to.startsWith('//') ? to : '/start' });
  };
  const form = useForm({ username: '', password: '' }, { endpoint: createToken, message: '', onDone: begin });
  return (
    <PublicFrame title="Hakobu">
      <Text size="sm" c="dimmed">
        {t(($) => $.common.frame.app.welcome)}
      </Text>
      <Form
        failure={form.failure}
        busy={form.busy}
        submitLabel={t(($) => $.common.frame.app.sign_in)}
        disabled={form.values.username === '' || form.values.password === ''}
        onSubmit={() => form.submit({ grant_type: 'password', ...form.values })}
      >
        <Stack gap="xs">
          <TextBox
            type="email"
            autoFocus
            label={t(($) => $.identity.account.page.email)}
            value={form.values.username}
            onChange={(username) => form.set({ username })}
          />
          <PasswordInput
            label={t(($) => $.identity.account.page.password)}
            autoComplete="current-password"
            value={form.values.password}
            onChange={(password) => form.set({ password })}
          />
        </Stack>
      </Form>
      <ProviderButtons onDone={begin} />
      <Group justify="space-between">
        <Anchor size="sm" href="#/forgot-password">
          {t(($) => $.identity.account.page.forgot_password)}
        </Anchor>
        <Anchor size="sm" href="#/register">
          {t(($) => $.common.frame.app.register)}
        </Anchor>
      </Group>
    </PublicFrame>
  );
}
