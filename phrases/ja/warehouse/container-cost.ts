import type { containerCost as en } from '../../en/warehouse/container-cost.ts';
import type { Shape } from '../../shape.ts';

export const containerCost = {
  name: 'コンテナ費用',
  title: {
    list: 'コンテナ費用',
  },
  field: {
    freight: '運賃収入',
    cost: '費用',
    profit: '利益',
    chargeable_weight: '請求重量（kg）',
    kind: '費用の種類',
    basis: '配賦基準',
    amount_base: 'VND換算',
  },
  section: {
    customers: '顧客別',
  },
  act: {
    new: '費用を追加',
  },
  kind: {
    freight: '運賃',
    customs: '通関',
    handling: '荷役',
    storage: '保管',
    insurance: '保険',
    trucking: 'トラック輸送',
    other: 'その他',
  },
  basis: {
    chargeable_weight: '請求重量',
    volume: '容積',
  },
  state: {
    open: '未払い',
    in_part: '一部支払済み',
    paid: '支払済み',
  },
  errors: {
    cost_below_paid: 'この費用は{{paid}}が支払済みです',
    cost_is_paid: 'この費用の一部は支払済みのため削除できません',
  },
} satisfies Shape<typeof en>;
