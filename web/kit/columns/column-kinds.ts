import type { ReactNode } from 'react';
import type { Addressed } from '@hakobu/contract/addresses.gen.ts';
import type { EntityType as Noun } from '@hakobu/contract/find-card.ts';
import type { CurrencyId } from '@hakobu/contract/kernel/money.ts';
import type { Phrases } from '#app/i18n.ts';
import type { OwnLabels, Title, LabelledField } from '../labels.ts';
import type { Column } from './column.ts';

/** Fields of a row that hold such a value, or nothing. */
export type Named<Row, Value> = {
  [Name in keyof Row & string]-?: NonNullable<Row[Name]> extends Value ? Name : never;
}[keyof Row & string];

/** What a column may say otherwise than its kind does. */
export interface Options {
  /** Needed where two columns show the same field. */
  key?: string;
  title?: Title;
  /** Another field to sort by, or `false`; without it, the field itself where the list can. */
  sort?: string | false;
  /** Why an amount or a moment does not sort. */
  unsorted?: string;
  width?: number | string;
  hiddenByDefault?: boolean;
  exports?: Column<never>['exports'];
}

/** Makes a column of one field. Its title need not be told where the field has a word of its own. */
interface OfField<Row, Own extends string, Value, More = object> {
  (name: Named<Row, Value> & LabelledField<Own>, options?: Options & More): Column<Row>;
  (name: Named<Row, Value>, options: Options & More & { title: Title }): Column<Row>;
}

/** The words of what a field may hold. */
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

/** What leads to a row of some noun; its title need not be told where the field has a word of its own. */
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
  /** The field that holds the id, where `name` holds what the row is called. */
  id?: Named<Row, string | number>;
}

/** A currency, or the field of the row that names one. */
type Currency<Row> = CurrencyId | Named<Row, string>;
interface Amount {
  dim?: boolean;
  bold?: boolean;
}
interface OfMoney<Row, Own extends string, More> {
  (name: Named<Row, string> & LabelledField<Own>, options: Options & Amount & More): Column<Row>;
  (name: Named<Row, string>, options: Options & Amount & More & { title: Title }): Column<Row>;
}

/** What several things of a row are called, and how. */
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

/** Shows only where the row has what it takes. */
type Where<Row, Facts, Make> = Row extends Facts ? Make : never;

/** How things on the way are told: names of areas and ways of shipping. */
export interface RouteNames {
  areas: { nameOf: (id: number | null) => string; options: readonly { value: string; label: string }[] };
  methods: { nameOf: (id: string | null) => string; options: readonly { value: string; label: string }[] };
}

/** Every kind of column there is for rows of one kind. */
export interface Columns<Row, Own extends string = never> {
  /** The same, calling fields by their noun's own words too: `saying(($) => $.order.order.field)`. */
  withLabels: <Words extends string>(own: OwnLabels<Words>) => Columns<Row, Words>;
  text: OfField<Row, Own, string | number>;
  /** The number of a document, bold; others of their kind are not. */
  code: OfField<Row, Own, string | number, { bold?: boolean }>;
  yesNo: OfField<Row, Own, boolean>;
  instant: OfField<Row, Own, string | number>;
  day: OfField<Row, Own, string>;
  createdAt: Where<Row, { created_at: string }, (options?: Options) => Column<Row>>;
  figure: OfField<Row, Own, string | number, { bold?: boolean }>;
  /** An amount in its currency: that of the row's `currency_id` unless told. */
  money: Row extends { currency_id: string }
    ? OfField<Row, Own, string, Amount & { currency?: Currency<Row> }>
    : OfMoney<Row, Own, { currency: Currency<Row> }>;
  currency: Where<Row, { currency_id: string }, (options?: Options) => Column<Row>>;
  /** A stored word as people read it. */
  word: OfWord<Row, Own>;
  /**
   * The same with the colour that the card of the noun gives it; `badge` names the state whose colour it has,
   * where that is not the word itself.
   */
  status: OfState<Row, Own>;
  /** What is true of a row, each in a badge; an export writes a column for each. */
  flags: <Name extends Named<Row, boolean>>(
    names: readonly Name[],
    labels: Labels<Name>,
    options: { title: Title },
  ) => Column<Row>;
  /**
   * A thing the row belongs to, by its name or by what `show` names. Where `of` says which noun it is, it
   * leads there.
   */
  entity: OfField<Row, Own, object, { show?: string; of?: Addressed }>;
  /** The number or code of another row, which leads there. */
  reference: OfReference<Row, Own>;
  /** Several things, one after the other, of more than `most` only the first; or each in a badge. */
  names: OfMany<Row, Own, { most?: number }>;
  tags: OfMany<Row, Own, { colour?: string }>;
  /** Name and number of a product, one above the other. */
  product: Where<
    Row,
    { product_id: string | null; product_name: string | null },
    (options?: Options) => Column<Row>
  >;
  size: Where<Row, Record<Side, string | number>, (options?: Options) => Column<Row>>;
  /** How something is sent, and from where to where. */
  route: Where<
    Row,
    { shipment_method_id: string | null; from_area_id: number | null; to_area_id: number | null },
    (names: RouteNames) => Column<Row>
  >;
  /** Anything else; its `key` is the field that is exported unless `exports` tells. */
  custom: (
    column: Omit<Options, 'key' | 'sort'> &
      Pick<Column<Row>, 'render' | 'right' | 'wraps'> & { key: string; sort?: string },
  ) => Column<Row>;
  /** Buttons at the end of a row. */
  act: (render: (row: Row) => ReactNode) => Column<Row>;
}

export const sides = ['length', 'width', 'height'] as const;
type Side = (typeof sides)[number];

/** Makes a column of a field: what the options leave open follows from the field and its list. */
export type Make = (
  name: string,
  options: Options,
  drawn: Pick<Column<any>, 'render' | 'right' | 'wraps'>,
) => Column<any>;
