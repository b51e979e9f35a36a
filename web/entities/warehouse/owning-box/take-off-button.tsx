import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  cancelDistributed,
  type listOwningBoxes,
} from '@hakobu/contract/warehouse/owning-box/owning-box.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { openConfirmDialog } from '#kit/confirm-dialog.tsx';
import { can } from '#kit/document/document-actions.tsx';

/** Removes boxes from their order. */
export function TakeOffButton({ row }: { row: RowOf<typeof listOwningBoxes> }): ReactNode {
  const t = usePhrases();
  const takeOff = useEndpointMutation(cancelDistributed);
  const act = t(($) => $.warehouse.owning_box.act.take_off);
  if (!can(row.actions, 'take_off')) return null;
  return (
    <Button
      variant="subtle"
      color="red"
      onClick={() =>
        openConfirmDialog({
          ...{
            act,
            of: documentNumber('box', row.box_id),
            text: t(($) => $.common.consequence.take_off),
            danger: true,
          },
          onConfirm: () => takeOff.mutate({ params: { id: row.id } }),
        })
      }
    >
      {act}
    </Button>
  );
}
