import type { customerAccount as en } from '../../en/accounting/customer-account.ts';
import type { Shape } from '../../shape.ts';

export const customerAccount = {
  name: '顧客口座',
  field: {
    sellers: '販売担当',
    since: '登録日',
    document: '対象書類',
    handed_over: '配送分',
    undelivered: '未納品',
    overdue: '期日超過',
  },
  section: {
    money: 'ウォレットと未精算額',
    questions: '問い合わせ',
    debts: '売掛金',
  },
  message: {
    open_orders: '進行中',
    all_orders: 'この顧客の全注文',
    no_debts: '未収はありません',
    first_debts: '全{{total}}件の未収のうち、期日の早い{{shown}}件を表示しています',
    of_others: 'この顧客の販売担当者、登録者、経理担当者のみ閲覧できます。',
  },
  act: {
    new_order: '新規注文',
  },
} satisfies Shape<typeof en>;
