import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { settleQuantities } from '@hakobu/contract/order/order/order.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { openConfirmDialog } from '#kit/confirm-dialog.tsx';
import { can } from '#kit/document/document-actions.tsx';
import type { Order } from './order.ts';

/** Accepts the received quantities as final, after showing the effect. */
export function SettleButton({ order: { id, version, actions } }: { order: Order }): ReactNode {
  const t = usePhrases();
  const settle = useEndpointMutation(settleQuantities);
  if (!can(actions, 'settle_quantities')) return null;
  return (
    <Button
      variant="light"
      loading={settle.isPending}
      onClick={() =>
        void openConfirmDialog({
          act: t(($) => $.order.order.act.settle_quantities),
          of: id,
          text: t(($) => $.order.order.message.settle_quantities),
          onConfirm: () => settle.mutate({ params: { id }, version }),
        })
      }
    >
      {t(($) => $.order.order.act.settle_quantities)}
    </Button>
  );
}
