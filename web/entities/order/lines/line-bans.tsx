import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { isBannedBy } from '@hakobu/contract/product/product/bans.ts';
import { usePhrases } from '#app/i18n.ts';
import { bans, bansOf } from '#entities/product/bans.ts';
import type { KnownProduct } from './draft-line.ts';

/** Export bans of a line's product; highlighted where the server would refuse the line. */
export function LineBans({
  product,
  method,
}: {
  product: KnownProduct | undefined;
  /** Null while none is chosen; undefined for purchases, whose goods may stay in Japan. */
  method: string | null | undefined;
}): ReactNode {
  const t = usePhrases();
  const has = bansOf(product);
  const named = bans.filter((ban) => has[ban]).map((ban) => t(($) => $.product.product.ban[ban]));
  if (named.length === 0) return null;
  const refused = method !== undefined && isBannedBy(has, method);
  return (
    <Text size="xs" role="note" c={refused ? 'var(--minus)' : 'dimmed'}>
      {named.join(' · ')}
      {refused && ` – ${t(($) => $.order.order_item.errors.product_banned, { products: product?.id ?? '' })}`}
    </Text>
  );
}
