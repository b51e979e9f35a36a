import { Button, Tooltip } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { useAddressWith } from '#client/address-search.ts';

/** The maximum number of vouchers to print together. */
export const MAX_VOUCHERS = 100;
/** The query parameter that opens the printed forms over their list. */
export const PRINT_PARAM = 'print_ids';

/** Opens the printed forms of vouchers. */
export function PrintButton({ ids, label }: { ids: readonly number[]; label: string }): ReactNode {
  const t = usePhrases();
  const addressWith = useAddressWith();
  const isMany = ids.length > MAX_VOUCHERS;
  return (
    <Tooltip
      label={t(($) => $.accounting.transaction.message.print_most, { most: MAX_VOUCHERS })}
      disabled={!isMany}
    >
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} />}
        {...(isMany
          ? { 'data-disabled': true }
          : { component: 'a', href: `#${addressWith({ [PRINT_PARAM]: ids.join(',') })}` })}
      >
        {label}
      </Button>
    </Tooltip>
  );
}

/** Selects vouchers of a list for printing. */
export const usePrinting = () => {
  const t = usePhrases();
  return {
    idOf: ({ id }: { id: number }) => String(id),
    bar: (rows: { id: number }[]) => (
      <PrintButton
        ids={rows.map(({ id }) => id)}
        label={t(($) => $.accounting.transaction.print.some, { count: rows.length })}
      />
    ),
  };
};
