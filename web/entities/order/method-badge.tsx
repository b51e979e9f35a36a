import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { labelIn } from '#kit/labels.ts';

const colours: Readonly<Record<string, string>> = { air: 'blue', sea: 'red' };

/** A shipping method in its colour. */
export function MethodBadge({ id }: { id: string }): ReactNode {
  const t = usePhrases();
  return (
    <Badge color={colours[id] ?? 'gray'} className="status">
      {t(($) => labelIn($.common.method, id))}
    </Badge>
  );
}
