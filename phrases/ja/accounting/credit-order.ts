import type { creditOrder as en } from '../../en/accounting/credit-order.ts';
import type { Shape } from '../../shape.ts';

export const creditOrder = {
  name: '注文与信',
  field: {
    due_date: '支払期日',
    used: '使用済み',
  },
  section: {
    credits: '注文与信',
  },
  act: {
    new_credit: '与信を設定',
    draw: '与信を使用',
  },
  message: {
    drawn_at_once: 'うち{{amount}}を直ちに注文の支払に充当します',
    add_wallets: 'ウォレットを追加',
  },
  title: {
    list: '注文与信',
  },
  errors: {
    credit_in_use: '使用済みの与信は削除できません',
    credit_below_used: 'この与信はすでに{{used}}使用されています',
    wallet_of_other_customer: '注文の顧客の{{currency}}ウォレットを選択してください',
  },
  rights: {
    credit_order: {
      name: '注文与信',
      meaning: '限度内の後払い',
    },
    debt: {
      name: '掛売計上',
      meaning: '請求額を掛売に計上。閲覧と変更には顧客の与信条件を含む',
    },
    debt_override: {
      name: '与信限度額の超過',
      meaning: '限度額を超えて掛売を計上する',
    },
  },
} satisfies Shape<typeof en>;
