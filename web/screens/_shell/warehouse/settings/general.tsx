import { Alert, Button, Group } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { usePhrases } from '#app/i18n.ts';
import {
  checkDevice,
  deviceAddress,
  isDeviceAddress,
  keepDeviceAddress,
  type Device,
} from '#client/device.ts';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { Page, Section } from '#kit/page.tsx';
import { notifyDone } from '#kit/toasts.ts';

export const Route = createFileRoute('/_shell/warehouse/settings/general')({
  component: Screen,
  staticData: {
    title: ($) => $.shell.menu.devices,
    needs: { all: [{ resource: 'box', action: 'read' }], any: [{ resource: 'box', action: 'update' }] },
    menu: { group: 'warehouse', order: 30 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <Page title={t(($) => $.shell.menu.devices)}>
      <div className="columns">
        <DeviceCard device="printer" />
        <DeviceCard device="scanner" />
      </div>
    </Page>
  );
}

/**
 * Where a device of this workplace answers; saved only when it looks like an address, and tried out at once.
 */
function DeviceCard({ device }: { device: Device }) {
  const t = usePhrases();
  const [address, setAddress] = useState(deviceAddress(device));
  const [state, setState] = useState<'invalid' | 'checking' | 'open' | 'closed'>();
  const check = async () => {
    setState('checking');
    setState((await checkDevice(address)) ? 'open' : 'closed');
  };
  const save = () => {
    if (address !== '' && !isDeviceAddress(address)) {
      setState('invalid');
      return;
    }
    keepDeviceAddress(device, address);
    notifyDone();
    if (address === '') setState(undefined);
    else void check();
  };
  return (
    <Section title={t(($) => $.shell.device[device])}>
      <TextBox
        label={t(($) => $.shell.device.address)}
        value={address}
        onChange={(text) => {
          setAddress(text.trim());
          setState(undefined);
        }}
        error={state === 'invalid' ? t(($) => $.shell.device.invalid) : undefined}
      />
      <Group justify="flex-end" gap="xs" mt="xs">
        <Button
          variant="default"
          loading={state === 'checking'}
          disabled={!isDeviceAddress(address)}
          onClick={() => void check()}
        >
          {t(($) => $.shell.device.check)}
        </Button>
        <Button onClick={save}>{t(($) => $.shell.do.save)}</Button>
      </Group>
      {state === 'open' && (
        <Alert color="teal" variant="light" p="xs" mt="xs" role="status">
          {t(($) => $.shell.device.connected)}
        </Alert>
      )}
      {state === 'closed' && (
        <Alert color="yellow" variant="light" p="xs" mt="xs" role="alert">
          {t(($) => $.shell.device.check_again)}
        </Alert>
      )}
    </Section>
  );
}
