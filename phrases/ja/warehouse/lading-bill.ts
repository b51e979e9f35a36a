import type { ladingBill as en } from '../../en/warehouse/lading-bill.ts';
import type { Shape } from '../../shape.ts';

export const ladingBill = {
  name: '送り状',
  plural: '送り状',
  field: {
    freight_charge_pay_for_order: '契約に含めない',
    volumetric_weight: '容積重量（kg）',
    conversion: '容積換算係数',
    rate: '運賃単価',
    price_list: '料金表',
    charge_by: '計算基準',
    charge_range: '計算単位',
    automatic_rate: '料金表から自動計算',
    shares: '注文別の運賃',
    now: '現在',
    afterwards: '外した後',
  },
  act: {
    to_container: 'コンテナを開く',
    take_off: '送り状から外す',
    set_terms: '運賃条件を設定',
    attach_to_contract: '注文を契約に追加',
  },
  message: {
    left_out: '対象外：{{reason}}',
    per_kg: '{{factor}} kg/m³',
    no_freight: '該当する料金がありません：{{nearest}}',
  },
  state: {
    empty: '新規',
    open: '箱あり',
    planned: 'コンテナ割当済み',
    locked: '輸送中',
    arrived: '到着済み',
  },
  todo: {
    open: '箱を追加',
    planned: 'コンテナに割当',
    locked: '積込・締切',
    arrived: '荷降ろし',
  },
  errors: {
    over_owned: 'この注文の箱の残りは{{maximum}}箱です',
    box_in_other_area: '箱{{box_id}}は{{area}}にありますが、この送り状の出発地は{{wanted}}です',
    bill_is_locked: 'この送り状のコンテナは締切済みです',
    bill_freight_is_fixed:
      'この送り状の運賃は精算済みまたは掛売計上済みです。「運賃を訂正」を使用してください',
    bill_has_payments: 'この送り状には入金または売掛があります',
    bill_without_container: 'この送り状はまだコンテナに割り当てられていません',
  },
  rights: {
    lading_bill: {
      name: '送り状',
      meaning: '顧客の箱・経路・運賃',
    },
  },
  log: {
    freight_charge_pay_for_order: '運賃を注文で精算',
    freight_rate: '運賃単価',
    declared_value: '申告価額',
    type_freight_range: '計算単位',
    type_freight_charge: '計算基準',
    automatic_freight_rate_update: '料金表から自動計算',
  },
} satisfies Shape<typeof en>;
