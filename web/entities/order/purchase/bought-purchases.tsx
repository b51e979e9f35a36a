import { Alert, Anchor, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { documentNumber } from '@hakobu/contract/document-number.ts';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { buyFromList } from '@hakobu/contract/order/purchase/buying.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { toRouterSearch } from '#client/address-search.ts';
import { createdLinks } from '#kit/created-links.tsx';
import AttachTrackingsButton from './attach-trackings-button.tsx';

export type Bought = ResponseOf<typeof buyFromList>;

/** The purchases that were just made from the list to buy, and what comes next for all of them. */
export default function BoughtPurchases({
  bought,
  onClose,
}: {
  bought: Bought;
  onClose: () => void;
}): ReactNode {
  const t = usePhrases();
  const ids = bought.data.map(({ id }) => id);
  return (
    <Alert
      color="teal"
      variant="light"
      p="xs"
      role="status"
      withCloseButton
      closeButtonLabel={t(($) => $.common.act.close)}
      onClose={onClose}
    >
      <Group gap="md">
        {createdLinks(buyFromList, bought)}
        {ids.length > 1 && (
          <Anchor
            component={Link}
            size="sm"
            to="/purchase/purchases"
            search={toRouterSearch({
              'purchases-id': ids.map((id) => documentNumber('purchase', id)).join(','),
            })}
          >
            {t(($) => $.common.message.show_all, { count: ids.length })}
          </Anchor>
        )}
        {may({ resource: 'purchase', action: 'update' }) && <AttachTrackingsButton ids={ids} />}
      </Group>
    </Alert>
  );
}
