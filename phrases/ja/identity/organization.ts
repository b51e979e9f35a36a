import type { organization as en } from '../../en/identity/organization.ts';
import type { Shape } from '../../shape.ts';

export const organization = {
  name: '組織',
  plural: '組織',
  /** Names of secondary entities. */
  entities: {
    area: 'エリア',
  },
  field: {
    time_zone: 'タイムゾーン',
    kind: '種類',
    members: 'メンバー',
    areas: 'エリア',
    representative: '代表者',
    auction_cancel_fee: '落札品キャンセル料',
    quantity_tolerance: '卸売注文の数量許容差（%）',
    sales_vat: '売上の付加価値税（VAT）',
    second_person: '伝票の二次承認',
    second_person_above: '限度額（VND）',
    second_person_kinds: '伝票の種類',
    above: '限度額（VND）',
    kinds: '伝票の種類',
    type_id: '注文種別',
    percent: '税率（%）',
  },
  kind: {
    company: '会社',
    warehouse: '倉庫',
    origin: '発送元',
    destination: '到着先',
  },
  message: {
    no_second_person: '不要',
    second_person_above: '{{amount}}超',
  },
  errors: {
    area_taken: 'この名前のエリアはすでにあります',
  },
  rights: {
    organization: {
      name: '組織',
      meaning: '会社と倉庫',
    },
  },
  log: {
    members_attached: '追加したメンバー',
    members_detached: '外したメンバー',
  },
} satisfies Shape<typeof en>;
