import { Alert, Button, Group } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { usePhrases } from '#app/i18n.ts';
import {
  checkDevice,
  deviceAddress,
  isDeviceAddress,
  saveDeviceAddress,
  type Device,
} from '#client/device.ts';
import { TextBox } from '#kit/inputs/inputs.tsx';
import { Page, Section } from '#kit/page.tsx';
import { VolumeCard } from '#kit/scan/volume-card.tsx';
import { notifyDone } from '#kit/toasts.ts';

export const Route = createFileRoute('/_shell/warehouse/settings/general')({
  component: Screen,
  staticData: {
    title: ($) => $.common.device.title,
    needs: { all: [{ resource: 'box', action: 'read' }], any: [{ resource: 'box', action: 'update' }] },
    menu: { group: 'warehouse', order: 30 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <Page title={t(($) => $.common.device.title)}>
      <div className="columns">
        <DeviceCard device="printer" />
        <DeviceCard device="scanner" />
        <VolumeCard />
      </div>
    </Page>
  );
}

/** The address of a device of this workplace; validated when saved, and tested at once. */
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
    saveDeviceAddress(device, address);
    notifyDone();
    if (address === '') setState(undefined);
    else void check();
  };
  return (
    <Section title={t(($) => $.common.device[device])}>
      <TextBox
        label={t(($) => $.common.device.address)}
        value={address}
        onChange={(text) => {
          setAddress(text.trim());
          setState(undefined);
        }}
        error={state === 'invalid' ? t(($) => $.common.device.invalid) : undefined}
      />
      <Group justify="flex-end" gap="xs" mt="xs">
        <Button
          variant="default"
          loading={state === 'checking'}
          disabled={!isDeviceAddress(address)}
          onClick={() => void check()}
        >
          {t(($) => $.common.device.check)}
        </Button>
        <Button variant="default" onClick={save}>
          {t(($) => $.common.act.save)}
        </Button>
      </Group>
      {state === 'open' && (
        <Alert color="teal" variant="light" p="xs" mt="xs" role="status">
          {t(($) => $.common.device.connected)}
        </Alert>
      )}
      {state === 'closed' && (
        <Alert color="yellow" variant="light" p="xs" mt="xs" role="alert">
          {t(($) => $.common.device.check_again)}
        </Alert>
      )}
    </Section>
  );
}
