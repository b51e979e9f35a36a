import type { price as en } from '../../en/product/price.ts';
import type { Shape } from '../../shape.ts';

export const price = {
  name: '価格表',
  plural: '価格表',
  /** Names of secondary entities. */
  entities: {
    condition: '価格条件',
  },
  field: {
    group: 'グループ',
    minimum_charge: '最低料金',
    rounding_step: '切り上げ単位',
    higher_break: '次の区分の方が安ければ適用',
    conditions: '条件',
    start_date: '開始日',
    end_date: '終了日（当日を含まない）',
    bracket: '区分',
    value: '値',
    date: '日付',
  },
  section: {
    timelines: '適用期間',
    preview: '料金の試算',
  },
  act: {
    add_condition: '条件を追加',
    add_timeline: '適用期間を追加',
    add_bracket: '区分を追加',
  },
  message: {
    under: '{{to}}未満',
    no_price: '該当する価格なし：{{nearest}}',
    new_version: '現行価格はそのまま残り、変更は本日から適用されます',
    in_force: '適用中',
  },
  period: {
    always: '期間の定めなし',
    from: '{{from}}以降',
    before: '{{to}}より前',
  },
  group: {
    'shipping-fee': '運賃',
    'exchange-rates': '為替レート',
    'service-fee': '手数料',
    storage: '保管',
    others: 'その他',
  },
  condition: {
    currency: '通貨',
    'shipment-method': '輸送方法',
    'customer-group': '顧客グループ',
    from: '元',
    to: '先',
    unit: '単位',
  },
  problem: {
    no_timeline: '適用期間なし',
    no_amounts: '金額なし',
    gap: '区分に隙間あり',
  },
  errors: {
    price_not_found: '該当する料金がありません：{{nearest}}',
    price_overlap: '{{name}}と条件数・期間が重なるため、適用する価格が決まりません',
    timeline_overlap: '他の適用期間と重なるか、終了日が開始日より前です',
    bracket_overlap: '区分が他と重なるか、空です',
    brackets_incomplete: '区分は0から上限なしまで途切れなく設定してください',
    price_in_force: 'この価格は適用中のため変更できません。終了させて新しい適用期間を追加してください',
    unit_needed: '単位の条件は計算に必要なため削除できません',
    condition_taken: 'この価格には同じ条件があります',
  },
  rights: {
    price: {
      name: '価格表',
      meaning: '運賃と為替の価格表',
    },
    condition: {
      name: '価格条件',
      meaning: '価格が適用される条件',
    },
    price_publish: {
      name: '価格の公開',
      meaning: '新しい価格を有効にする',
    },
  },
  log: {
    condition_removed: '削除した条件',
    timeline_removed: '削除した適用期間',
    amount_removed: '削除した区分',
    amounts: '区分数',
    group_type: 'グループ',
    unit: '単位',
    'shipment-method': '輸送方法',
    'customer-group': '顧客グループ',
  },
} satisfies Shape<typeof en>;
