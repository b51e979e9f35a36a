import { Alert, Loader, Switch } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { readPushState, startPush, stopPush, type PushState } from './push.ts';

/** Turns push messages of this browser on and off, or explains why they are unavailable. */
export function PushSwitch(): ReactNode {
  const t = usePhrases();
  const [state, setState] = useState<PushState | 'failed'>();
  const [busy, setBusy] = useState(false);
  useEffect(() => void readPushState().then(setState, () => setState('failed')), []);
  const change = (act: () => Promise<PushState>) => {
    setBusy(true);
    act()
      .then(setState, () => setState('failed'))
      .finally(() => setBusy(false));
  };
  if (state === undefined) return <Loader size="xs" />;
  const problem = {
    unsupported: t(($) => $.helper.notification.inbox.push_unsupported),
    denied: t(($) => $.helper.notification.inbox.push_denied),
    failed: t(($) => $.helper.notification.inbox.push_failed),
    on: undefined,
    off: undefined,
  }[state];
  return (
    <>
      <Switch
        label={t(($) => $.helper.notification.inbox.push)}
        description={t(($) => $.helper.notification.inbox.push_hint)}
        checked={state === 'on'}
        disabled={busy || state === 'unsupported' || state === 'denied'}
        onChange={() => change(state === 'on' ? stopPush : startPush)}
      />
      {problem !== undefined && (
        <Alert color="yellow" variant="light" p="xs" mt="xs">
          {problem}
        </Alert>
      )}
    </>
  );
}
