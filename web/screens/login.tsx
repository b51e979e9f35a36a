import { Center, Group, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { createToken } from '@hakobu/contract/identity/session/session.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { setCurrentUser, tokens } from '#app/session.ts';
import { LanguageMenu } from '#app/shell.tsx';
import { queryClient } from '#client/hooks.ts';
import { FormEnd, useForm } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';

export const Route = createFileRoute('/login')({ component: Login, staticData: { title: ($) => $.shell.app.sign_in } });

function Login() {
  const t = usePhrases();
  const navigate = useNavigate();
  const { to } = useSearch({ strict: false }) as { to?: string };
  const form = useForm({ username: '', password: '' }, {
    endpoint: createToken, message: '',
    onDone: ({ access_token, refresh_token }) => {
      tokens.keep(access_token, refresh_token);
      setCurrentUser(undefined);
      queryClient.clear();
      void navigate({ to: to?.startsWith('/') && !to.startsWith('//') ? to : '/' });
    },
  });
  const submit = (event: FormEvent) => { event.preventDefault(); form.submit({ grant_type: 'password', ...form.values }); };
  return (
    <Center mih="100vh" p="md">
      <Paper w={340} p="lg" component="main">
        <Stack gap="sm">
          <Group justify="space-between"><Group gap="xs"><img src="/icon.svg" alt="" width={28} height={28} /><Title order={1}>Hakobu</Title></Group><LanguageMenu /></Group>
          <Text size="sm" c="dimmed">{t(($) => $.shell.app.welcome)}</Text>
          <form onSubmit={submit}>
            <Stack gap="xs">
              <TextBox type="email" autoFocus label={t(($) => $.shell.app.email)} value={form.values.username} onChange={(username) => form.set({ username })} />
              <PasswordInput label={t(($) => $.shell.app.password)} value={form.values.password} onChange={(event) => form.set({ password: event.currentTarget.value })} visibilityToggleButtonProps={{ 'aria-label': t(($) => $.shell.app.password) }} />
            </Stack>
            <FormEnd failure={form.failure} busy={form.busy} submitLabel={t(($) => $.shell.app.sign_in)} disabled={form.values.username === '' || form.values.password === ''} />
          </form>
        </Stack>
      </Paper>
    </Center>
  );
}
