import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { FormButton } from '#kit/form.tsx';
import { AttachTrackingsForm } from './attach-trackings-form.tsx';

/** Opens the trackings of several purchases. */
export default function AttachTrackingsButton({
  ids,
  variant = 'default',
  onDone,
}: {
  ids: readonly number[];
  variant?: string;
  onDone?: () => void;
}): ReactNode {
  const t = usePhrases();
  const act = t(($) => $.common.action.attach_tracking);
  return (
    <FormButton label={ids.length > 1 ? `${act} (${ids.length})` : act} variant={variant} size="xl">
      {(close) => (
        <AttachTrackingsForm
          ids={ids}
          onDone={() => {
            close();
            onDone?.();
          }}
        />
      )}
    </FormButton>
  );
}
