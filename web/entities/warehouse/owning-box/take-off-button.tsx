import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  cancelDistributed,
  type listOwningBoxes,
} from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useAct } from '#client/hooks.ts';
import { askFirst } from '#kit/ask-first.tsx';
import { can } from '#kit/document/document-actions.tsx';

/** Takes boxes off the order that they belong to. */
export function TakeOffButton({ row }: { row: RowOf<typeof listOwningBoxes> }): ReactNode {
  const t = usePhrases();
  const takeOff = useAct(cancelDistributed);
  if (!can(row.actions, 'take_off')) return null;
  return (
    <Button
      variant="subtle"
      color="red"
      onClick={() => askFirst(() => takeOff.mutate({ params: { id: row.id } }))}
    >
      {t(($) => $.warehouse.owning_box.act.take_off)}
    </Button>
  );
}
