import { Alert, Button, Divider, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { listProviders, startSignIn } from '@hakobu/contract/identity/provider/provider.endpoints.ts';
import { createToken } from '@hakobu/contract/identity/session/session.endpoints.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { useLookup } from '#client/hooks.ts';

interface Provider {
  id: string;
  name: string;
}
/** The message that the provider's window returns. */
interface Returned {
  code?: string;
  state?: string;
  iss?: string;
  error?: string;
}

/** Buttons for the configured identity providers. */
export function ProviderButtons({
  onDone,
}: {
  onDone: (answer: ResponseOf<typeof createToken>) => void;
}): ReactNode {
  const t = usePhrases();
  const providers = useLookup(listProviders);
  const [waiting, setWaiting] = useState<Provider>();
  const [failure, setFailure] = useState<string>();
  const stop = useRef<() => void>(() => {});
  const turn = useRef(0);
  useEffect(() => () => stop.current(), []);
  if (providers.length === 0) return null;
  const signIn = async (provider: Provider) => {
    const mine = (turn.current += 1);
    stop.current();
    setFailure(undefined);
    // Browsers allow a popup only within the click.
    const popup = window.open('about:blank', 'sign-in', 'popup,width=480,height=680');
    if (popup === null) {
      setFailure(t(($) => $.identity.provider.sign_in.blocked));
      return;
    }
    setWaiting(provider);
    try {
      onDone(
        await exchange(provider, popup, (ending) => {
          stop.current = ending;
        }),
      );
    } catch (error) {
      if (turn.current !== mine) return; // A second click has opened another window.
      popup.close();
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      if (turn.current === mine) setWaiting(undefined);
    }
  };
  return (
    <Stack gap="xs">
      <Divider label={t(($) => $.identity.provider.sign_in.or)} />
      {providers.map((provider) => (
        <Button key={provider.id} variant="default" fullWidth onClick={() => void signIn(provider)}>
          {t(($) => $.identity.provider.sign_in.with, { name: provider.name })}
        </Button>
      ))}
      {waiting !== undefined && (
        <Text size="sm" c="dimmed" role="status">
          {t(($) => $.identity.provider.sign_in.waiting, { name: waiting.name })}
        </Text>
      )}
      {failure !== undefined && (
        <Alert color="red" variant="light" p="xs" role="alert">
          {failure}
        </Alert>
      )}
    </Stack>
  );
}

/**
 * Opens the provider, waits for the return, and exchanges the code. Only the state created by this screen is
 * accepted.
 */
async function exchange(
  provider: Provider,
  popup: Window,
  onStoppable: (stop: () => void) => void,
): Promise<ResponseOf<typeof createToken>> {
  const { authorization_url, state } = await call(startSignIn, { params: { provider: provider.id } });
  const returned = waitForReturn(state, onStoppable);
  popup.location.href = authorization_url;
  const { code, iss, error } = await returned;
  if (code === undefined)
    throw new Error(
      error === undefined || error === 'access_denied'
        ? phrase(($) => $.identity.provider.sign_in.given_up)
        : phrase(($) => $.identity.provider.errors.provider_failed),
    );
  return call(createToken, {
    body: {
      grant_type: 'authorization_code',
      provider: provider.id,
      code,
      state,
      ...(iss !== undefined && { iss }),
    },
  });
}

function waitForReturn(state: string, onStoppable: (stop: () => void) => void): Promise<Returned> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel('sign-in');
    onStoppable(() => {
      channel.close();
      reject(new Error(phrase(($) => $.identity.provider.sign_in.given_up)));
    });
    channel.onmessage = ({ data }: MessageEvent<Returned>) => {
      if (data.state !== state) return;
      channel.close();
      resolve(data);
    };
  });
}
