import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { StatusBadge } from '#kit/values.tsx';

/** Whether a parcel is expected or was opened at the warehouse. */
export function TrackingState({ checked }: { checked: boolean }): ReactNode {
  const t = usePhrases();
  return (
    <StatusBadge
      of="tracking"
      id={checked ? 'checked' : 'not_checked'}
      label={t(($) => $.order.tracking.state[`${checked}`])}
    />
  );
}
