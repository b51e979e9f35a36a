import type { ReactNode } from 'react';
import type { NumberedEntity } from '@hakobu/contract/document-number.ts';
import type { Addressed } from '@hakobu/contract/addresses.gen.ts';
import type { EntityType as Noun } from '@hakobu/contract/find-card.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { NamedProduct } from '@hakobu/contract/product/product/product-name.ts';
import type { Phrases } from '#app/i18n.ts';
import type { OwnLabels, Title, LabelledField } from '../labels.ts';
import type { CardRole, Column, ColumnKind } from './column.ts';

/** Fields of a row with a value of this type or null. */
export type Named<Row, Value> = {
  [Name in keyof Row & string]-?: NonNullable<Row[Name]> extends Value ? Name : never;
}[keyof Row & string];

/** Options that override the defaults of a column kind. */
export interface Options {
  /** Needed if two columns show the same field. */
  key?: string;
  title?: Title;
  /** Another field to sort by, or `false`; by default the field itself if the list can sort by it. */
  sort?: string | false;
  /** Why an amount or date cannot be sorted by. */
  unsorted?: string;
  width?: number | string;
  hiddenByDefault?: boolean;
  card?: CardRole;
  kind?: ColumnKind;
  exports?: Column<never>['exports'];
}

/** Creates a column of one field. The title defaults to the label of the field. */
interface OfField<Row, Own extends string, Value, More = object> {
  (name: Named<Row, Value> & LabelledField<Own>, options?: Options & More): Column<Row>;
  (name: Named<Row, Value>, options: Options & More & { title: Title }): Column<Row>;
}

/** The labels of a field's values. */
export type Labels<Value extends string | boolean = string> = (
  $: Phrases,
) => Readonly<Record<`${Value}`, string>>;
type Word = string | boolean;
interface OfWord<Row, Own extends string, More = object> {
  <Name extends Named<Row, Word> & LabelledField<Own>>(
    name: Name,
    labels: Labels<NonNullable<Row[Name]> & Word>,
    options?: Options & More,
  ): Column<Row>;
  <Name extends Named<Row, Word>>(
    name: Name,
    labels: Labels<NonNullable<Row[Name]> & Word>,
    options: Options & More & { title: Title },
  ): Column<Row>;
}

interface OfState<Row, Own extends string> {
  <Name extends Named<Row, Word> & LabelledField<Own>>(
    name: Name,
    of: Noun,
    labels: Labels<NonNullable<Row[Name]> & Word>,
    options?: Options & Badged,
  ): Column<Row>;
  <Name extends Named<Row, Word>>(
    name: Name,
    of: Noun,
    labels: Labels<NonNullable<Row[Name]> & Word>,
    options: Options & Badged & { title: Title },
  ): Column<Row>;
}
interface Badged {
  badge?: (value: string) => string;
}

/** A link to another row; the title defaults to the label of the field. */
interface OfReference<Row, Own extends string> {
  (
    name: Named<Row, string | number> & LabelledField<Own>,
    of: Addressed,
    options?: Options & Identified<Row>,
  ): Column<Row>;
  (
    name: Named<Row, string | number>,
    of: Addressed,
    options: Options & Identified<Row> & { title: Title },
  ): Column<Row>;
}
interface Identified<Row> {
  /** The field with the id, if `name` contains the displayed name. */
  id?: Named<Row, string | number>;
}

/** A currency, or the field that contains it. */
type Currency<Row> = CurrencyId | Named<Row, string>;
interface Amount {
  dim?: boolean;
  bold?: boolean;
}
interface OfMoney<Row, Own extends string, More> {
  (name: Named<Row, string> & LabelledField<Own>, options: Options & Amount & More): Column<Row>;
  (name: Named<Row, string>, options: Options & Amount & More & { title: Title }): Column<Row>;
}

/** The row that one of several names opens. */
export type LinkTarget = (one: any) => { of: Addressed; id: string | number | null };

/** Several related rows and how they are named. */
interface OfMany<Row, Own extends string, More = object> {
  <Name extends Named<Row, readonly object[]> & LabelledField<Own>>(
    name: Name,
    textOf: (one: Each<Row, Name>) => string,
    options?: Options & More,
  ): Column<Row>;
  <Name extends Named<Row, readonly object[]>>(
    name: Name,
    textOf: (one: Each<Row, Name>) => string,
    options: Options & More & { title: Title },
  ): Column<Row>;
}
type Each<Row, Name extends keyof Row> = NonNullable<Row[Name]> extends readonly (infer One)[] ? One : never;

/** Available only if the row has the required fields. */
type Where<Row, Facts, Make> = Row extends Facts ? Make : never;

/** Names of areas and shipping methods. */
export interface RouteNames {
  areas: { nameOf: (id: number | null) => string; options: readonly { value: string; label: string }[] };
  methods: { nameOf: (id: string | null) => string; options: readonly { value: string; label: string }[] };
}

/** All kinds of columns for one type of row. */
export interface Columns<Row, Own extends string = never> {
  /** The same with labels of the entity's own fields: `withLabels(($) => $.order.order.field)`. */
  withLabels: <Words extends string>(own: OwnLabels<Words>) => Columns<Row, Words>;
  text: OfField<Row, Own, string | number>;
  /** The number of the row itself, which follows from its id. */
  number: Where<Row, { id: number }, (of: NumberedEntity, options?: Options) => Column<Row>>;
  /** A code or the number of another document; bold by default. */
  code: OfField<Row, Own, string | number, { bold?: boolean }>;
  yesNo: OfField<Row, Own, boolean>;
  instant: OfField<Row, Own, string | number>;
  day: OfField<Row, Own, string>;
  createdAt: Where<Row, { created_at: string }, (options?: Options) => Column<Row>>;
  figure: OfField<Row, Own, string | number, { bold?: boolean }>;
  /** An amount in its currency, by default that of `currency_id`. */
  money: Row extends { currency_id: string }
    ? OfField<Row, Own, string, Amount & { currency?: Currency<Row> }>
    : OfMoney<Row, Own, { currency: Currency<Row> }>;
  currency: Where<Row, { currency_id: string }, (options?: Options) => Column<Row>>;
  /** A translated value. */
  word: OfWord<Row, Own>;
  /** The same in the colour of the entity descriptor; `badge` maps values to states with a colour. */
  status: OfState<Row, Own>;
  /** Boolean facts, each a badge; an export writes one column for each. */
  flags: <Name extends Named<Row, boolean>>(
    names: readonly Name[],
    labels: Labels<Name>,
    options: { title: Title },
  ) => Column<Row>;
  /** A related row by its name or the field in `show`, linked if `of` names its entity. */
  entity: OfField<Row, Own, object, { show?: string; of?: Addressed }>;
  /** Number or code of another row, linked. */
  reference: OfReference<Row, Own>;
  /** Several names, at most `most` of them; or each a badge. With `to` each opens its row. */
  names: OfMany<Row, Own, { most?: number; to?: LinkTarget }>;
  tags: OfMany<Row, Own, { colour?: string; to?: LinkTarget }>;
  /** The thumbnail of a product or of a line's product. */
  picture: Where<Row, PicturedProduct, () => Column<Row>>;
  /** The same of a product within the row, such as that of a box; nothing where it has none. */
  pictureOf: (productOf: (row: Row) => PicturedProduct | null | undefined) => Column<Row>;
  /** Name and code of a product, one above the other. */
  product: Where<
    Row,
    { product_id: string | null; product_name: string | null },
    (options?: Options) => Column<Row>
  >;
  size: Where<Row, Record<Side, string | number>, (options?: Options) => Column<Row>>;
  /** Shipping method with origin and destination. */
  route: Where<
    Row,
    { shipment_method_id: string | null; from_area_id: number | null; to_area_id: number | null },
    (names: RouteNames) => Column<Row>
  >;
  /** Anything else; `key` is the exported field unless `exports` overrides it. */
  custom: (
    column: Omit<Options, 'key' | 'sort'> &
      Pick<Column<Row>, 'render' | 'right' | 'wraps'> & { key: string; sort?: string },
  ) => Column<Row>;
  /** Buttons at the end of a row. */
  act: (render: (row: Row) => ReactNode) => Column<Row>;
}

export const sides = ['length', 'width', 'height'] as const;
type Side = (typeof sides)[number];

export type PicturedProduct = NamedProduct & { image_url: string | null };

/** Creates a column of a field; defaults follow from the field and its list. */
export type Make = (
  name: string,
  options: Options,
  drawn: Pick<Column<any>, 'render' | 'right' | 'wraps' | 'kind'>,
) => Column<any>;
