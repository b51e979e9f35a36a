// Every entity has one descriptor (card) that agrees with the database, the endpoints and the screens.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cards } from '../../contract/cards.gen.ts';
import { cardOf, cardOfReference, searchTargets } from '../../contract/find-card.ts';
import { callsOf, type Address, type Card } from '../../contract/kernel/card.ts';
import { en } from '../../phrases/en/catalogue.gen.ts';
import { ja } from '../../phrases/ja/catalogue.gen.ts';
import { vi } from '../../phrases/vi/catalogue.gen.ts';
import { lotStates } from '../../contract/order/lot/lot.machine.ts';
import { goodsStates } from '../../contract/order/order-item/ordered-goods.endpoints.ts';
import { allRoutes } from '../../server/routes.ts';
import { orderStatuses, purchaseStatuses } from '../../server/seed/lookups/orders.ts';
import { goodsDeliveryStatuses } from '../../server/seed/lookups/warehouse.ts';
import { readSources } from './sources.ts';

const every: readonly Card[] = cards;
const sources = readSources();
const endpoints = new Map(allRoutes.map(({ endpoint }) => [endpoint.id, endpoint]));
const twice = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index);

/** Columns by table, and what columns refer to, as db/schema.sql has them. */
const schema = new Map(
  [...readFileSync('db/schema.sql', 'utf8').matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)].map(
    ([, table = '', body = '']) => [
      table,
      {
        columns: new Set([...body.matchAll(/^ {2}"?(?!constraint)(\w+)"? /gm)].map(([, name = '']) => name)),
        references: [...body.matchAll(/FOREIGN KEY \((\w+)\) REFERENCES (\w+)\(/g)].map(
          ([, column = '', target = '']) => ({ column, target }),
        ),
      },
    ],
  ),
);

describe('an entity card', () => {
  test('exists beside the contract of every entity with rows', () => {
    /** Their rows are aggregates of other entities. */
    const aggregates = new Set(['contract/accounting/statistic', 'contract/accounting/book']);
    const folders = new Set(
      sources
        .filter(
          ({ file, text }) => file.endsWith('.endpoints.ts') && /define(?:List|Resource)[(<]/.test(text),
        )
        .map(({ file }) => file.slice(0, file.lastIndexOf('/'))),
    );
    const withCard = new Set(
      sources
        .filter(({ file }) => file.endsWith('.card.ts'))
        .map(({ file }) => file.slice(0, file.lastIndexOf('/'))),
    );
    expect(folders.size).toBeGreaterThan(25);
    expect([...folders].filter((folder) => !withCard.has(folder) && !aggregates.has(folder))).toEqual([]);
  });

  test('imports only card types, so that the web app can load it', () => {
    const allowed = ['contract/kernel/card.ts', 'contract/order/order/order-types.ts'];
    const wrong = sources
      .filter(({ file }) => file.endsWith('.card.ts'))
      .filter(({ imports }) => imports.some((target) => !allowed.includes(target)));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('has a unique word and a unique table', () => {
    expect(twice(every.map(({ entity: word }) => word))).toEqual([]);
    expect(twice(every.flatMap(({ table }) => table ?? []))).toEqual([]);
  });

  test('names an existing table and column', () => {
    expect(every.filter(({ table }) => table !== undefined && !schema.has(table))).toEqual([]);
    expect(
      every.filter(({ table, name }) => name !== undefined && !schema.get(table ?? '')?.columns.has(name)),
    ).toEqual([]);
  });

  test('names the endpoint that reads one row under the same permission', () => {
    const wrong = every.filter(({ read, resource }) => {
      if (read === undefined) return false;
      const endpoint = endpoints.get(read);
      if (endpoint?.method !== 'GET' || !endpoint.path.endsWith('/{id}')) return true;
      return typeof endpoint.access !== 'object' || endpoint.access.resource !== resource;
    });
    expect(wrong).toEqual([]);
  });

  test('declares the type of its ids as the endpoint does', () => {
    const wrong = every.filter(({ read, key }) => {
      if (read === undefined) return false;
      return endpoints.get(read)!.params.safeParse({ id: 'a' }).success !== (key === 'text');
    });
    expect(wrong.map(({ entity: word }) => word)).toEqual([]);
  });

  test('with live updates names the endpoints that show it', () => {
    const ids = [...endpoints.keys()];
    const shown = (card: Card) =>
      callsOf(card).length > 0 && callsOf(card).every((call) => ids.some((id) => id.startsWith(`${call}.`)));
    const logOnly = new Set(['export']);
    expect(
      every
        .filter((card) => card.live !== false && !shown(card) && !logOnly.has(card.entity))
        .map(({ entity: word }) => word),
    ).toEqual([]);
  });
});

describe('references', () => {
  /** Tables whose rows have no reference of their own on screen, and why. */
  const NOT_SHOWN: Record<string, string> = {
    box_tags: 'shown as warnings',
    charges: 'shown as the document they belong to',
    contract_statuses: 'a state label',
    container_types: 'shown by its limits',
    files: 'shown as pictures',
    freight_charge_types: 'a label',
    goods_delivery_statuses: 'a state label',
    ledger_accounts: 'shown as the account and its party',
    order_statuses: 'a state label',
    order_types: 'a label',
    pallet_types: 'people know them by their id',
    place_of_deliveries: 'a copy of an address',
    places: 'shown as the area, pallet or container',
    price_timelines: 'shown with their price',
    purchase_statuses: 'a state label',
    sfa_receipts: 'shown with the inbound item',
    transaction_types: 'a label',
  };
  const rowsOf = (target: string): Card | undefined => every.find(({ table }) => table === target);

  test('of the database lead to a card, or are listed with the reason why not', () => {
    const open = [...schema].flatMap(([table, { references }]) => {
      const word = rowsOf(table)?.entity ?? '';
      return references
        .filter(({ column, target }) => {
          const card = cardOfReference(column, word);
          return card === undefined || card.table !== target;
        })
        .map(({ column, target }) => ({ column: `${table}.${column}`, target }));
    });
    expect(open.filter(({ target }) => !(target in NOT_SHOWN))).toEqual([]);
    const listed = new Set(open.map(({ target }) => target));
    expect(Object.keys(NOT_SHOWN).filter((table) => !listed.has(table))).toEqual([]);
  });
});

describe('the change log', () => {
  const server = sources.filter(({ file }) => file.startsWith('server/') && !file.endsWith('.test.ts'));
  const logged = new Set(
    server.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:logable_type|name|type|word): '(\w+)'/g)].map(([, word = '']) => word),
    ),
  );

  test('records only entities with a card, and every entity whose card asks for it', () => {
    const named = server.flatMap(({ text }) =>
      [...text.matchAll(/\blogable_type: '(\w+)'/g)].map(([, word = '']) => word),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((word) => cardOf(word) === undefined)).toEqual([]);
    expect(
      every
        .filter((card) => card.logged !== false && !logged.has(card.entity))
        .map(({ entity: word }) => word),
    ).toEqual([]);
  });
});

describe('states', () => {
  const lookups: Record<string, readonly { id?: string | undefined }[]> = {
    'order.status_id': orderStatuses.filter(({ group_id }) => group_id === 'progress'),
    'purchase_item.status_id': orderStatuses.filter(({ group_id }) => group_id === 'item'),
    'purchase.status_id': purchaseStatuses,
    'goods_delivery.status_id': goodsDeliveryStatuses,
    'lot.state': lotStates.map((id) => ({ id })),
    'order_item.state': goodsStates.map((id) => ({ id })),
  };

  /** Values a state field may have: of a lookup, of an enum, or whether a timestamp is set. */
  function statesOf({ entity: word, table, read }: Card, field: string): string[] {
    const lookup = lookups[`${word}.${field}`];
    if (lookup !== undefined) return lookup.flatMap(({ id }) => id ?? []);
    if (field.endsWith('_at') && schema.get(table ?? '')?.columns.has(field))
      return [field.replace('_at', ''), `not_${field.replace('_at', '')}`];
    const row = endpoints.get(read ?? '')?.response;
    const schemaOfField = row instanceof z.ZodObject ? row.shape[field] : undefined;
    return schemaOfField instanceof z.ZodEnum ? schemaOfField.options.map(String) : [];
  }

  test('with a colour are states that rows can have', () => {
    const unknown = every.flatMap((card) =>
      Object.entries(card.states ?? {}).flatMap(([field, colours]) => {
        const known = statesOf(card, field);
        return Object.keys(colours)
          .filter((state) => !known.includes(state))
          .map((state) => `${card.entity}.${field}: ${state}`);
      }),
    );
    expect(unknown).toEqual([]);
  });

  test('that rows can have have one colour per entity', () => {
    const without = every.flatMap((card) =>
      Object.entries(card.states ?? {}).flatMap(([field, colours]) =>
        field.endsWith('_at')
          ? []
          : statesOf(card, field)
              .filter((state) => !(state in colours))
              .map((state) => `${card.entity}.${field}: ${state}`),
      ),
    );
    expect(without).toEqual([]);
    expect(
      every.filter(({ states = {} }) => twice(Object.values(states).flatMap(Object.keys)).length > 0),
    ).toEqual([]);
  });
});

describe('labels', () => {
  const at = (catalogue: object, path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], catalogue);

  test.for(Object.entries({ en, vi, ja }))(
    'of entities and of search results exist in %s',
    ([, catalogue]) => {
      const paths = [
        ...every.map(({ label: called }) => called),
        ...searchTargets.map(({ label: called }) => called),
      ];
      expect(paths.filter((path) => typeof at(catalogue, path) !== 'string')).toEqual([]);
    },
  );

  test.for(Object.entries({ en, vi, ja }))('of coloured states exist in %s', ([, catalogue]) => {
    const missing = every.flatMap(({ entity: word, states = {}, valueLabels: words = {} }) =>
      Object.entries(words).flatMap(([field, path]) => {
        const group = at(catalogue, path) as Record<string, string> | undefined;
        const wanted = Object.keys(states[field] ?? {});
        return (group === undefined ? [path] : wanted.filter((state) => !group[state])).map(
          (lost) => `${word}: ${lost}`,
        );
      }),
    );
    expect(missing).toEqual([]);
    expect(
      every.flatMap(({ rowLabels: said }) => said ?? []).filter((path) => at(catalogue, path) === undefined),
    ).toEqual([]);
  });
});

describe('addresses', () => {
  const tree = readFileSync('web/app/route-tree.gen.ts', 'utf8');
  const paths = [
    .../interface FileRoutesByTo \{([\s\S]*?)\n\}/.exec(tree)![1]!.matchAll(/^ {2}'([^']+)'/gm),
  ].map(([, path = '']) => path);
  const web = sources.filter(({ file }) => file.startsWith('web/')).map(({ text }) => text);
  const addresses: Address[] = [
    ...every.flatMap(({ address }) => address ?? []),
    ...searchTargets.flatMap(({ address }) => address ?? []),
  ];

  test('open existing screens', () => {
    expect(addresses.length).toBeGreaterThan(25);
    const opened = (path: string) => path.split('?')[0]!.replaceAll(/\{\w+\}/g, '$id');
    expect(addresses.filter(({ path }) => !paths.includes(opened(path)))).toEqual([]);
  });

  test('pass only parameters that their screen reads', () => {
    const read = (name: string) => {
      const [store = '', field] = name.split('-');
      const wanted =
        field === undefined
          ? [`useOpenRow('${name}')`, `store="${name.replace(/_id$/, '')}"`]
          : [`store="${store}"`];
      return wanted.some((text) => web.some((source) => source.includes(text)));
    };
    const unread = addresses
      .flatMap(({ path }) => [...path.matchAll(/[?&]([\w-]+)=/g)].map(([, name = '']) => name))
      .filter((name) => !read(name));
    expect(unread).toEqual([]);
  });

  test('exist for every search result', () => {
    expect(searchTargets.filter(({ address, card }) => (address ?? card.address) === undefined)).toEqual([]);
  });

  test('end with one without a condition', () => {
    const lists = [...every.map(({ address }) => address), ...searchTargets.map(({ address }) => address)];
    expect(lists.filter((list) => list !== undefined && list.at(-1)?.when !== undefined)).toEqual([]);
  });
});

describe('search results of the command palette', () => {
  test('come from lists that have their filters, includes and search', () => {
    const lists = new Map(
      allRoutes
        .filter(({ endpoint }) => endpoint.list !== undefined)
        .map(({ endpoint }) => [endpoint.path, endpoint]),
    );
    const wrong = searchTargets.filter(({ path, filters = {}, include = [], card }) => {
      const endpoint = lists.get(path);
      const list = endpoint?.list;
      if (endpoint === undefined || list?.search !== true || typeof endpoint.access !== 'object') return true;
      return (
        endpoint.access.resource !== card.resource ||
        Object.keys(filters).some((name) => !(name in list.filters)) ||
        include.some((name) => !list.includes?.includes(name))
      );
    });
    expect(wrong.map(({ word }) => word)).toEqual([]);
  });

  test('are ordered without gaps', () => {
    expect(searchTargets.map(({ order }) => order)).toEqual(searchTargets.map((_, index) => index + 1));
  });
});
