import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { periods, usePeriod, type Period } from './period.ts';

/** Chooses the period of the charts below. */
export function PeriodChoice(): ReactNode {
  const t = usePhrases();
  const [period, choose] = usePeriod();
  return (
    <SegmentedControl
      size="xs"
      transitionDuration={0}
      aria-label={t(($) => $.common.dashboard.period_title)}
      value={period}
      onChange={(value) => choose(value as Period)}
      data={periods.map((value) => ({ value, label: t(($) => $.common.dashboard.period[value]) }))}
    />
  );
}
