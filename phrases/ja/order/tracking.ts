import type { tracking as en } from '../../en/order/tracking.ts';
import type { Shape } from '../../shape.ts';

export const tracking = {
  name: '追跡番号',
  plural: '追跡番号',
  title: {
    sale: '追跡番号',
  },
  state: {
    false: '入荷待ち',
    true: '入荷済み',
  },
  field: {
    reasons: '理由',
    suggestions: '紐付け候補',
    value: '入力値',
    references: '関連する書類',
    claimed: '紐付け状況',
  },
  claimed: {
    true: '紐付け済み',
    false: '未紐付け',
  },
  act: {
    attach_here: 'ここに紐付け',
    edit: '番号を修正',
    attach: '発注に紐付け',
    attach_to_order: '転送注文に紐付け',
  },
  reason: {
    tallied: 'この荷物の中で商品を検品済み',
    boxes: 'この荷物の箱が割り当て済み',
    number: '追跡番号に注文番号を含む',
    code: 'よく似た追跡番号の荷物がある',
    goods: 'この荷物の商品を待っている',
    announced: 'この荷物を登録した人の注文',
    waiting: '発注済みでまだ荷物がない',
  },
  message: {
    own_code: '空欄の場合は自社番号を採番します',
    nothing: 'まだ紐付けがありません',
  },
  errors: {
    tracking_taken: 'この追跡番号はすでにあります',
    tracking_came_in: '{{code}}で入荷した荷物があるため変更できません',
    tracking_in_use: '追跡番号{{code}}は発注または注文に紐付いています。先に紐付けを解除してください',
    tracking_tallied: '荷物{{code}}でこの発注の商品が検品済みのため、解除できません',
  },
  rights: {
    tracking: {
      name: '追跡番号',
      meaning: '発注と顧客の追跡番号',
    },
  },
  log: {
    tracking_removed: '外した追跡番号',
  },
} satisfies Shape<typeof en>;
