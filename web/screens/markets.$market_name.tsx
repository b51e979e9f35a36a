import { Anchor, Button, Group, Image, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import { readMarket } from '@hakobu/contract/product/market/market.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import LanguageMenu from '#app/language-menu.tsx';
import { useCall } from '#client/hooks.ts';
import { Empty } from '#kit/empty.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { Money } from '#kit/values.tsx';

export const Route = createFileRoute('/markets/$market_name')({
  component: Market,
  staticData: { title: ($) => $.product.market.name },
});

type MarketPage = ResponseOf<typeof readMarket>;

/** The public page of a market: its stores and affiliate products. */
function Market() {
  const t = usePhrases();
  const reading = useCall(readMarket, { params: { market_name: Route.useParams().market_name } });
  const data = reading.data;
  if (data === undefined) return <QueryStatus of={reading} />;
  return (
    <Stack component="main" p="md" maw={1100} mx="auto" gap="md">
      <Head market={data} />
      <Group justify="space-between">
        <Text c="dimmed">{t(($) => $.product.market.page.order_hint)}</Text>
        <Button component="a" href="#/register">
          {t(($) => $.common.frame.app.register)}
        </Button>
      </Group>
      <Stores market={data} />
      <Goods market={data} />
    </Stack>
  );
}

/** The name of the market with a link to it. */
function Head({ market: data }: { market: MarketPage }) {
  const t = usePhrases();
  return (
    <Group justify="space-between">
      <Group gap="xs">
        <img src="/icon.svg" alt="Hakobu" width={28} height={28} />
        <Title order={1}>{data.name}</Title>
      </Group>
      <Group gap="xs">
        {data.url !== null && (
          <Anchor href={data.url} target="_blank" rel="noreferrer noopener" size="sm">
            {t(($) => $.product.market.page.visit, { name: data.name })}
          </Anchor>
        )}
        <LanguageMenu />
      </Group>
    </Group>
  );
}

function Stores({ market: data }: { market: MarketPage }) {
  const t = usePhrases();
  return (
    <>
      <Title order={2}>{t(($) => $.product.market.page.stores)}</Title>
      {data.stores.length === 0 && <Empty />}
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        {data.stores.map(({ id, name, url, image }) => (
          <div key={id} className="tile">
            {image !== null && <Image src={image} alt="" h={80} fit="contain" loading="lazy" />}
            {url === null ? (
              <Text fw={600}>{name}</Text>
            ) : (
              <Anchor fw={600} href={url} target="_blank" rel="noreferrer noopener">
                {name}
              </Anchor>
            )}
          </div>
        ))}
      </SimpleGrid>
    </>
  );
}

function Goods({ market: data }: { market: MarketPage }) {
  const t = usePhrases();
  const nameOf = (id: number) => data.stores.find((store) => store.id === id)?.name;
  return (
    <>
      <Title order={2}>{t(($) => $.product.market.page.goods)}</Title>
      {data.products.length === 0 && <Empty />}
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        {data.products.map(({ id, name, url, price, affiliate_store_id }) => (
          <div key={id} className="tile">
            <Anchor fw={600} href={url} target="_blank" rel="noreferrer noopener">
              {name}
            </Anchor>
            <Group justify="space-between">
              <Text size="sm" c="dimmed">
                {nameOf(affiliate_store_id)}
              </Text>
              <Money value={price} currency="JPY" />
            </Group>
          </div>
        ))}
      </SimpleGrid>
    </>
  );
}
