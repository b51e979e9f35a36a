import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** Says that a money place takes no vouchers any more. */
export function ClosedBadge({ at }: { at: string | null }): ReactNode {
  const t = usePhrases();
  return at !== null && <Badge color="gray">{t(($) => $.accounting.fund.field.closed)}</Badge>;
}
