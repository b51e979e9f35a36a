import { collect } from './collect.ts';
import { en } from './en/catalogue.gen.ts';
import { ja } from './ja/catalogue.gen.ts';
import { vi } from './vi/catalogue.gen.ts';
import type { Language } from './languages.ts';

const wordsOf = ({ order, common, accounting, warehouse }: typeof en | typeof ja) => ({
  order_types: order.order.type,
  order_statuses: order.order.status,
  purchase_statuses: order.purchase.status,
  contract_statuses: order.contract.status,
  shipment_methods: common.method,
  transaction_types: accounting.transaction.type,
  freight_charge_types: warehouse.freight.type,
  goods_delivery_statuses: warehouse.goods_delivery.status,
});
const lists = { en: wordsOf(en), vi: wordsOf(vi), ja: wordsOf(ja) };

/** Fixed words whose names are phrases; most are tables of the database. */
export type WordList = keyof (typeof lists)['en'];

export const isWordList = (table: string): table is WordList => Object.hasOwn(lists.en, table);

/** Name of an entry of a list; undefined when the list does not have it. */
export function wordIn(language: Language, list: WordList, id: string): string | undefined {
  const words: Readonly<Record<string, string>> = lists[language][list];
  return Object.hasOwn(words, id) ? words[id] : undefined;
}

/** Name of a currency. */
export const currencyIn = (language: Language, id: string): string => currencyNames[language].of(id) ?? id;
const currencyNames = {
  en: new Intl.DisplayNames('en', { type: 'currency' }),
  vi: new Intl.DisplayNames('vi', { type: 'currency' }),
  ja: new Intl.DisplayNames('ja', { type: 'currency' }),
};

/** Entries of a list inside a sentence, translated to the language of the sentence. */
export class Words {
  readonly list: WordList;
  readonly ids: readonly string[];

  constructor(list: WordList, ids: readonly string[]) {
    this.list = list;
    this.ids = ids;
  }

  /** Names joined for a sentence: `Mới / Đã hủy`. */
  in(language: Language): string {
    return this.ids.map((id) => wordIn(language, this.list, id) ?? id).join(' / ');
  }
}

interface RightPhrases {
  rights: Readonly<Record<string, { name: string }>>;
  editor: Readonly<Record<string, string>>;
}
const rightPhrases = (catalogue: typeof en | typeof ja): RightPhrases => ({
  rights: collect(catalogue, 'rights') as RightPhrases['rights'],
  editor: catalogue.identity.role.editor,
});
const rightWords: Record<Language, RightPhrases> = {
  en: rightPhrases(en),
  vi: rightPhrases(vi),
  ja: rightPhrases(ja),
};

/** A permission inside a sentence, by its key `resource.scope.action`. */
export class RightWords {
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  /** Name of a permission as the role editor shows it: `“Ghi nợ: Thêm (Tổ chức)”`. */
  in(language: Language): string {
    const [resource = '', scope = '', action = ''] = this.key.split('.');
    const { rights, editor } = rightWords[language];
    const name = Object.hasOwn(rights, resource) ? rights[resource]!.name : resource;
    return `“${name}: ${editor[action] ?? action} (${editor[scope] ?? scope})”`;
  }
}
