import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** Marks a fund or bank account that takes no more vouchers. */
export function ClosedBadge({ at }: { at: string | null }): ReactNode {
  const t = usePhrases();
  return at !== null && <Badge color="gray">{t(($) => $.accounting.fund.field.closed)}</Badge>;
}
