import { Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { createToken } from '@hakobu/contract/identity/session/session.endpoints.ts';
import { call } from '#client/call.ts';
import { Form } from '#kit/form.tsx';
import { PasswordInput } from '#kit/inputs/password-input.tsx';
import { openOverlay } from '#kit/open-overlay.ts';
import { ProviderButtons } from '#entities/identity/provider-buttons.tsx';
import { phrase, usePhrases } from './i18n.ts';
import { currentUser, tokens } from './session.ts';

interface SignInAgainProps {
  /** Receives whether the person has signed in. */
  onEnd: (isSignedIn: boolean) => void;
  /** Whether a session of an identity provider belongs to the same person. */
  isSamePerson: () => Promise<boolean>;
}

/** Opens the dialog above all others; returns what closes it. */
export async function openSignInAgain({ onEnd, isSamePerson }: SignInAgainProps): Promise<() => void> {
  const close = await openOverlay('open', {
    title: phrase(($) => $.common.frame.app.session_expired),
    children: (
      <SignInAgain
        isSamePerson={isSamePerson}
        onDone={() => {
          onEnd(true);
          close();
        }}
      />
    ),
    onClose: () => onEnd(false),
  });
  return close;
}

/** The password of the same person, or their identity provider. */
function SignInAgain({
  isSamePerson,
  onDone,
}: Pick<SignInAgainProps, 'isSamePerson'> & { onDone: () => void }): ReactNode {
  const t = usePhrases();
  const username = currentUser()?.email ?? '';
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const signIn = async () => {
    setBusy(true);
    try {
      tokens.keep(await call(createToken, { body: { grant_type: 'password', username, password } }));
      onDone();
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
    }
  };
  const continueAs = async (answer: ResponseOf<typeof createToken>) => {
    tokens.keep(answer);
    if (await isSamePerson()) onDone();
  };
  return (
    <Stack gap="sm">
      <Text size="sm">{t(($) => $.common.frame.app.session_expired_text)}</Text>
      <Form
        busy={busy}
        failure={failure}
        disabled={password === ''}
        submitLabel={t(($) => $.common.frame.app.sign_in)}
        onSubmit={() => void signIn()}
      >
        <Text size="sm" fw={600}>
          {username}
        </Text>
        {/* Password managers store the password for this name. */}
        <input type="hidden" autoComplete="username" value={username} readOnly />
        <PasswordInput
          label={t(($) => $.identity.account.page.password)}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      </Form>
      <ProviderButtons onDone={(answer) => void continueAs(answer)} />
    </Stack>
  );
}
