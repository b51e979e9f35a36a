import { Anchor, Group, Image, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { product } from '@hakobu/contract/product/product/product.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { Facts } from '#kit/page.tsx';
import { formatSize } from '#kit/format.ts';
import { Figure, Money } from '#kit/values.tsx';
import { isStoredPicture, pictureAt } from '#kit/picture-address.ts';
import { productName } from '#kit/product-name.ts';
import { MainName } from './main-name.tsx';

interface ProductCard {
  row: RowOf<typeof product.list>;
  /** The address of the product page. */
  to: string;
}

/** A product at a glance: picture, price, measures and a link to its page. */
export function ProductQuickView({ row, to }: ProductCard): ReactNode {
  const t = usePhrases();
  return (
    <Group align="flex-start" gap="sm" wrap="nowrap">
      {isStoredPicture(row.image_url) && (
        <Image
          src={pictureAt(row.image_url, 256)}
          alt=""
          className="picture"
          h={120}
          w={120}
          fit="contain"
          radius="sm"
        />
      )}
      <Stack gap={4} miw={220}>
        <Text fw={700} size="sm">
          {productName(row)}
        </Text>
        <MainName product={row} />
        <Facts
          rows={[
            [t(($) => $.common.field.price), <Money key="price" value={row.price} currency="JPY" />],
            [t(($) => $.common.field.weight), <Figure key="weight" value={row.weight} />],
            [t(($) => $.common.field.size), formatSize(row)],
            [t(($) => $.product.product.field.code), row.code],
            [t(($) => $.product.product.field.hs_code), row.hs_code],
          ]}
        />
        <Anchor size="sm" href={`#${to}`}>
          {t(($) => $.product.product.act.view_detail)}
        </Anchor>
      </Stack>
    </Group>
  );
}
