import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { labelIn } from '#kit/labels.ts';
import { KindBadge } from '#kit/values.tsx';

const colours: Readonly<Record<string, string>> = { air: 'blue', sea: 'red' };

/** A shipping method in its colour. */
export function MethodBadge({ id }: { id: string }): ReactNode {
  const t = usePhrases();
  return <KindBadge color={colours[id] ?? 'gray'}>{t(($) => labelIn($.common.method, id))}</KindBadge>;
}
