import { cards } from './cards.gen.ts';
import { referencesOf, type Card, type SearchTarget } from './kernel/card.ts';
import type { Resource } from './kernel/permission.ts';

type AnyCard = (typeof cards)[number];
/** The type of an entity in the change log and in events: `lading_bill`. */
export type EntityType = AnyCard['entity'];
/** Entities whose writes are recorded in the change log. */
export type LoggedEntityType = Exclude<AnyCard, { logged: false }>['entity'];
/** Entities whose rows have a screen in the web app. */
export type AddressedEntityType = Extract<AnyCard, { address: readonly unknown[] }>['entity'];
type TargetOf<C> = C extends { find: readonly (infer F extends SearchTarget)[] } ? F : never;
/** What the search palette can find. */
export type SearchableType = TargetOf<AnyCard>['type'];

const every: readonly Card[] = cards;
const byEntity = new Map(every.map((card) => [card.entity, card]));
const byReference = new Map(every.flatMap((card) => referencesOf(card).map((column) => [column, card])));

/** Cards of the entities in the change log. */
export const loggedCards: readonly Card[] = every.filter(({ logged }) => logged !== false);

/** The card of an entity type; undefined for an unknown type. */
export const cardOf = (entity: string): Card | undefined => byEntity.get(entity);

/** The card of the entity whose rows a call with an id such as `order.purchase.list` reads or writes. */
export const cardOfCall = (id: string): Card | undefined =>
  every.find(({ read }) => read !== undefined && prefixOfCall(read) === prefixOfCall(id));

const prefixOfCall = (id: string): string => id.slice(0, id.lastIndexOf('.'));

/** The card that a permission's resource protects; of several, the one with the resource's name. */
export const cardOfRight = (resource: Resource): Card | undefined =>
  every.find((card) => card.entity === resource && card.resource === resource) ??
  every.find((card) => card.resource === resource && card.read !== undefined);

/**
 * The card that a foreign-key column (`customer_id`) refers to. `entity` owns the column: `parent_id` refers
 * to a row of the same entity.
 */
export function cardOfReference(column: string, entity: string): Card | undefined {
  if (column !== 'parent_id') return byReference.get(column);
  const card = cardOf(entity);
  return card?.parent && card;
}

/**
 * The card of the rows that an entry of the change log refers to under a key: by a foreign key (`area_id`),
 * several of them (`area_ids`), or a key that the entity's card declares.
 */
export const cardOfLogged = (key: string, entity: string): Card | undefined =>
  cardOfReference(key.replace(/_ids$/, '_id'), entity) ??
  cardOf(cardOf(entity)?.logLinks?.[key.replace(/_(at|de)tached$/, '')] ?? '');

/** What the search palette finds, in display order, each with the card it belongs to. */
export const searchTargets = every
  .flatMap((card) =>
    (card.find ?? []).map((find) => ({
      label: card.label,
      ...find,
      word: find.type as SearchableType,
      card,
    })),
  )
  .toSorted((a, b) => a.order - b.order);
