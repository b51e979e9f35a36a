import { Button, Group, Slider, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { Section } from '../page.tsx';
import { saveScanVolume, playScanSound, scanVolume, type ScanOutcome } from './sounds.ts';

const OUTCOMES: readonly ScanOutcome[] = ['good', 'bad', 'already'];
const STEP = 10;

/** Volume of scan sounds, with samples. */
export function VolumeCard(): ReactNode {
  const t = usePhrases();
  const [volume, setVolume] = useState(scanVolume);
  const label = t(($) => $.common.device.volume);
  return (
    <Section title={label}>
      <Text size="sm" c="dimmed" mb="xs">
        {t(($) => $.common.device.volume_hint)}
      </Text>
      <Slider
        thumbLabel={label}
        value={volume}
        onChange={setVolume}
        onChangeEnd={saveScanVolume}
        step={STEP}
        label={(value) => `${value}%`}
        my="sm"
      />
      <Group gap="xs">
        {OUTCOMES.map((outcome) => (
          <Button key={outcome} variant="default" onClick={() => playScanSound(outcome)}>
            {t(($) => $.common.device.outcome[outcome])}
          </Button>
        ))}
      </Group>
    </Section>
  );
}
