import { Alert, Button, Group, Text } from '@mantine/core';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { resendVerification, verifyEmail } from '@hakobu/contract/identity/account/account.endpoints.ts';
import { user } from '@hakobu/contract/identity/user/user.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { PublicFrame } from '#app/public-frame.tsx';
import { setCurrentUser, tokens } from '#app/session.ts';
import { useEndpointMutation, useCall, useData } from '#client/hooks.ts';
import { useAddressSearch } from '#client/address-search.ts';

export const Route = createFileRoute('/email-unverified')({
  component: EmailUnverified,
  staticData: { title: ($) => $.identity.account.page.email_unverified },
});

interface Link {
  username: string;
  token: string;
  expires: string;
  signature: string;
}

/** Waits for the verification of the email address; the link in the mail leads here too and performs it. */
function EmailUnverified() {
  const t = usePhrases();
  const [{ username, token, expires, signature }] = useAddressSearch();
  return (
    <PublicFrame title={t(($) => $.identity.account.page.email_unverified)}>
      {username !== undefined && token !== undefined ? (
        <Proof username={username} token={token} expires={expires ?? ''} signature={signature ?? ''} />
      ) : (
        <Waiting />
      )}
    </PublicFrame>
  );
}

function Proof({ username, token, expires, signature }: Link) {
  const t = usePhrases();
  const navigate = useNavigate();
  const { data, error } = useCall(verifyEmail, {
    params: { username, token },
    query: { plain: { expires, signature } },
  });
  const goOn = () => {
    setCurrentUser(undefined);
    void navigate({ to: '/start' });
  };
  if (error !== null)
    return (
      <>
        <Alert color="red" variant="light" p="xs" role="alert">
          {error.message}
        </Alert>
        <Waiting />
      </>
    );
  if (data === undefined) return <Text size="sm">{t(($) => $.common.message.loading)}</Text>;
  return (
    <>
      <Text size="sm" role="status">
        {t(($) => $.identity.account.page.verified)}
      </Text>
      <Group justify="flex-end">
        <Button onClick={goOn}>{t(($) => $.identity.account.page.go_on)}</Button>
      </Group>
    </>
  );
}

function Waiting() {
  const t = usePhrases();
  const navigate = useNavigate();
  const data = useData(
    user.list,
    { query: { filter: { own: true } } },
    { enabled: tokens.access() !== undefined },
  );
  const resend = useEndpointMutation(resendVerification);
  const email = data?.data[0]?.email;
  if (email === undefined)
    return (
      <Group justify="flex-end">
        <Button onClick={() => void navigate({ to: '/login' })}>
          {t(($) => $.common.frame.app.sign_in)}
        </Button>
      </Group>
    );
  return (
    <>
      <Text size="sm">{t(($) => $.identity.account.page.check_mail, { email })}</Text>
      <Group justify="flex-end">
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate({})}>
          {t(($) => $.identity.account.page.send_again)}
        </Button>
        <Button
          onClick={() => {
            setCurrentUser(undefined);
            void navigate({ to: '/start' });
          }}
        >
          {t(($) => $.identity.account.page.go_on)}
        </Button>
      </Group>
    </>
  );
}
