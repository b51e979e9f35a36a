import { Anchor, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { forgotPassword } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { PublicFrame } from '#app/public-frame.tsx';
import { Form, useForm } from '#kit/form.tsx';
import { TextBox } from '#kit/inputs/inputs.tsx';

export const Route = createFileRoute('/forgot-password')({
  component: ForgotPassword,
  staticData: { title: ($) => $.identity.account.page.forgot_password },
});

function ForgotPassword() {
  const t = usePhrases();
  const [sent, setSent] = useState(false);
  const form = useForm({ email: '' }, { endpoint: forgotPassword, message: '', onDone: () => setSent(true) });
  return (
    <PublicFrame title={t(($) => $.identity.account.page.forgot_password)}>
      {sent ? (
        <Text size="sm" role="status">
          {t(($) => $.identity.account.page.mail_on_way)}
        </Text>
      ) : (
        <Form
          failure={form.failure}
          busy={form.busy}
          submitLabel={t(($) => $.identity.account.page.reset_password)}
          onSubmit={() => form.submit(form.values)}
        >
          <TextBox
            type="email"
            autoFocus
            label={t(($) => $.identity.account.page.email)}
            value={form.values.email}
            onChange={(email) => form.set({ email })}
            error={form.errorOf('email')}
          />
        </Form>
      )}
      <Anchor size="sm" href="#/login">
        {t(($) => $.common.frame.app.sign_in)}
      </Anchor>
    </PublicFrame>
  );
}
