import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { suggestPayers } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useData } from '#client/hooks.ts';

/** Likely payers of a voucher by its text and unassigned amount; a click chooses one. */
export function PayerSuggestions({
  voucher,
  onPick,
}: {
  voucher: number;
  onPick: (customer: string) => void;
}): ReactNode {
  const t = usePhrases();
  const payers = useData(suggestPayers, { params: { id: voucher } })?.data ?? [];
  if (payers.length === 0) return null;
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {t(($) => $.accounting.transaction.message.perhaps)}
      </Text>
      {payers.map(({ id, name, by }) => (
        <Anchor key={id} component="button" type="button" size="sm" onClick={() => onPick(String(id))}>
          {by === name || by === '' ? name : `${name} (${by})`}
        </Anchor>
      ))}
    </Group>
  );
}
