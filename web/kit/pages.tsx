import { Pagination } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** Pagination; hidden for a single page. */
export function Pages({
  last,
  page,
  onChange,
}: {
  last: number;
  page: number;
  onChange: (page: number) => void;
}): ReactNode {
  const t = usePhrases();
  if (last <= 1) return null;
  return (
    <Pagination
      size="sm"
      total={last}
      value={page}
      onChange={onChange}
      getControlProps={(control) => ({ 'aria-label': t(($) => $.common.list.pages[control]) })}
      getItemProps={(number) => ({ 'aria-label': t(($) => $.common.list.pages.page, { number }) })}
    />
  );
}
