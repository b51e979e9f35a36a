import type { fund as en } from '../../en/accounting/fund.ts';
import type { Shape } from '../../shape.ts';

export const fund = {
  name: '現金',
  /** Names of secondary entities. */
  entities: {
    card: '銀行口座',
    currency: '通貨',
  },
  title: {
    cards: '銀行口座',
    list: '現金',
  },
  field: {
    number: '口座番号',
    branch: '支店',
    holder: '口座名義',
    closed: '使用停止',
    never_below_zero: 'マイナス残高を禁止',
  },
  act: {
    close: '使用停止',
    open: '使用再開',
  },
  errors: {
    place_has_movements: '入出金の記録があるため、削除ではなく使用停止にしてください',
    place_not_empty: '残高が{{amount}} {{currency}}あります。先に資金を移動してください',
    place_closed: 'この現金または口座は使用停止中です',
    place_below_zero: '残高が{{amount}} {{currency}}です。先に0以上にしてください',
    place_not_enough: '{{place}}の残高は{{amount}} {{currency}}で、マイナスにはできません',
  },
  rights: {
    fund: {
      name: '現金',
      meaning: '手元の現金',
    },
    card: {
      name: '銀行口座',
      meaning: '銀行口座の残高',
    },
  },
} satisfies Shape<typeof en>;
