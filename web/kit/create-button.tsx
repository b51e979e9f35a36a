import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { inSentence } from '#app/phrase-text.ts';
import { usePhrases } from '#app/i18n.ts';
import { FormButton } from './form.tsx';

/** Creates a record of the screen's entity in a dialog. */
export function CreateButton({
  noun = '',
  act,
  children,
}: {
  /** What is created: "Container". */
  noun?: string;
  /** The act, if creating is not what people call it: "Receive parcel". */
  act?: string;
  children: (close: () => void) => ReactNode;
}): ReactNode {
  const t = usePhrases();
  return (
    <FormButton
      label={t(($) => $.common.act.create)}
      title={act ?? t(($) => $.common.act.create_one, { noun: inSentence(noun) })}
      act={act ?? t(($) => $.common.act.submit_new)}
      icon={<IconPlus size={14} />}
      creates
    >
      {children}
    </FormButton>
  );
}
