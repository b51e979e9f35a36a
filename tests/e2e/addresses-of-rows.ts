import type { Page } from '@playwright/test';
import { cards } from '../../contract/cards.gen.ts';
import { finds } from '../../contract/find-card.ts';
import { fillTemplate, type Card } from '../../contract/kernel/card.ts';

type Row = Record<string, unknown>;

/**
 * Where a row of every noun is looked at, for everybody who may: the addresses of its card, for its second
 * row.
 */
export async function addressesOfRows(page: Page): Promise<string[]> {
  const every: readonly Card[] = cards;
  const wanted = every.flatMap((card) => {
    const own = [
      ...(card.address ?? []),
      ...finds.filter((find) => find.card === card).flatMap((find) => find.address ?? []),
    ];
    return own.length === 0 || card.read === undefined ? [] : [{ card, read: card.read, addresses: own }];
  });
  const rows = await readRows(
    page,
    wanted.map(({ read }) => read),
  );
  return [
    ...new Set(
      wanted.flatMap(({ card, read, addresses }) => {
        const row = rows[read];
        if (row === undefined) throw new Error(`the demo business has no row for ${card.word}`);
        const known = { id: String(row.id), name: card.name && String(row[card.name]) };
        return addresses
          .filter(({ when }) => when === undefined || !('begins' in when) || known.id.startsWith(when.begins))
          .map(({ path }) => fillTemplate(path, known, encodeURIComponent)!);
      }),
    ),
  ];
}

/** One row for each call that reads one: the second of the list beside it, else the first. */
const readRows = (page: Page, calls: string[]): Promise<Record<string, Row | undefined>> =>
  page.evaluate(async (wanted) => {
    const token = /access_token=([^;]+)/.exec(document.cookie)![1];
    const ask = async <Answer>(path: string) =>
      (await (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).json()) as Answer;
    const { paths } = await ask<{ paths: Record<string, { get?: { operationId: string } }> }>(
      '/api/openapi.json',
    );
    const found: Record<string, Row | undefined> = {};
    for (const [path, { get }] of Object.entries(paths)) {
      if (get === undefined || !wanted.includes(get.operationId)) continue;
      const { data } = await ask<{ data: Row[] }>(`${path.replace('/{id}', '')}?sort=id&per_page=2`);
      found[get.operationId] = data[1] ?? data[0];
    }
    return found;
  }, calls);
