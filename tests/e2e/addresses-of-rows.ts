import type { Page } from '@playwright/test';
import { cards } from '../../contract/cards.gen.ts';
import { searchTargets } from '../../contract/find-card.ts';
import { fillTemplate, type Card } from '../../contract/kernel/card.ts';

type Row = Record<string, unknown>;

/**
 * Addresses of a row of every entity: those of its card and of the palette's results, each for the second
 * row of its kind, else the first.
 */
export async function addressesOfRows(page: Page): Promise<string[]> {
  const every: readonly Card[] = cards;
  const ofCards = every.flatMap((card) =>
    card.read === undefined ? [] : [{ card, from: card.read, addresses: card.address ?? [] }],
  );
  const ofFinds = searchTargets.map(({ card, address = [], path, filters = {} }) => {
    const asked = Object.entries(filters).map(([name, words]) => `filter[${name}]=${words.join(',')}`);
    return { card, from: `/api/${path}?${asked.join('&')}`, addresses: address };
  });
  const wanted = [...ofCards, ...ofFinds].filter(({ addresses }) => addresses.length > 0);
  const rows = await readRows(
    page,
    wanted.map(({ from }) => from),
  );
  return [
    ...new Set(
      wanted.flatMap(({ card, from, addresses }) => {
        const row = rows[from];
        if (row === undefined) throw new Error(`the demo business has no row for ${card.entity}`);
        const known = { id: String(row.id), name: card.name && String(row[card.name]) };
        return addresses
          .filter(({ when }) => when === undefined || !('begins' in when) || known.id.startsWith(when.begins))
          .map(({ path }) => fillTemplate(path, known, encodeURIComponent)!);
      }),
    ),
  ];
}

/** One row for each detail endpoint, from the list beside it, and for each list named by its address. */
const readRows = (page: Page, wanted: string[]): Promise<Record<string, Row | undefined>> =>
  page.evaluate(async (all) => {
    const token = /access_token=([^;]+)/.exec(document.cookie)![1];
    const ask = async <Answer>(path: string) =>
      (await (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).json()) as Answer;
    const { paths } = await ask<{ paths: Record<string, { get?: { operationId: string } }> }>(
      '/api/openapi.json',
    );
    const lists = new Map(all.filter((one) => one.startsWith('/')).map((list) => [list, list]));
    for (const [path, { get }] of Object.entries(paths))
      if (get !== undefined && all.includes(get.operationId))
        lists.set(get.operationId, `${path.replace('/{id}', '')}?`);
    const found: Record<string, Row | undefined> = {};
    for (const [from, list] of lists) {
      const { data } = await ask<{ data: Row[] }>(`${list}&sort=id&per_page=2`);
      found[from] = data[1] ?? data[0];
    }
    return found;
  }, wanted);
