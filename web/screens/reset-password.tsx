import { Anchor, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { resetPassword } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { PublicFrame } from '#app/public-frame.tsx';
import { useAddressSearch } from '#client/address-search.ts';
import { Form, useForm } from '#kit/form.tsx';
import { PasswordInput } from '#kit/inputs/password-input.tsx';

export const Route = createFileRoute('/reset-password')({
  component: ResetPassword,
  staticData: { title: ($) => $.identity.account.page.reset_password },
});

/** The target of the link in the mail, which contains account and token. */
function ResetPassword() {
  const t = usePhrases();
  const [{ email = '', token = '' }] = useAddressSearch();
  const [done, setDone] = useState(false);
  const form = useForm(
    { password: '' },
    { endpoint: resetPassword, message: '', onDone: () => setDone(true) },
  );
  return (
    <PublicFrame title={t(($) => $.identity.account.page.reset_password)}>
      {done ? (
        <Text size="sm" role="status">
          {t(($) => $.identity.account.page.password_set)}
        </Text>
      ) : (
        <Form
          failure={form.failure}
          busy={form.busy}
          disabled={form.values.password === ''}
          onSubmit={() => form.submit({ email, token, password: form.values.password })}
        >
          <PasswordInput
            label={t(($) => $.identity.account.page.new_password)}
            autoComplete="new-password"
            value={form.values.password}
            onChange={(password) => form.set({ password })}
            error={form.errorOf('password')}
          />
        </Form>
      )}
      <Anchor size="sm" href="#/login">
        {t(($) => $.common.frame.app.sign_in)}
      </Anchor>
    </PublicFrame>
  );
}
