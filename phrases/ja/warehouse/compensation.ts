import type { compensation as en } from '../../en/warehouse/compensation.ts';
import type { Shape } from '../../shape.ts';

export const compensation = {
  name: '補償',
  title: {
    sale: '注文の補償',
    warehouse: '箱の補償',
    purchase: '仕入先からの補償',
  },
  field: {
    compensated: '補償済み',
    uncompensated: '未補償',
    damaged: '破損数',
    whole: '親箱全体',
  },
  act: {
    new: '補償を登録',
  },
  message: {
    debit: '未払い分を期日付きで顧客への債務として計上します。',
  },
  type: {
    warehouse: '送り状の箱',
    order: '注文',
  },
  state: {
    open: '未補償',
    in_part: '一部支払済み',
    decided: '支払待ち',
    paid: '支払済み',
  },
  errors: {
    bill_without_boxes: '送り状{{lading_bill_id}}には補償する箱がありません',
    boxes_of_several_orders: 'これらの箱は複数の注文のものです。注文ごとに補償を作成してください',
    beyond_boxes: 'この箱は{{maximum}}箱しかありません',
    box_is_not_parent: '箱{{box_id}}は親箱ではありません。箱数を入力してください',
    compensation_below_settled: 'この補償は{{settled}}が支払済みまたは債務計上済みです',
    compensation_settled: 'この補償の一部は支払済みまたは債務計上済みのため削除できません',
  },
} satisfies Shape<typeof en>;
