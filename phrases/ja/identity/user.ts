import type { user as en } from '../../en/identity/user.ts';
import type { Shape } from '../../shape.ts';

export const user = {
  name: 'ユーザー',
  colleague: '社員',
  plural: 'ユーザー',
  customer: '顧客',
  field: {
    password: 'パスワード',
    customer_group: '顧客グループ',
    team: 'チーム（メンバーのデータを自分のデータとして扱う）',
    organization: '組織',
  },
  status: {
    verified: '確認済み',
    unverified: '未確認',
    disabled: '無効',
  },
  rights: {
    user: {
      name: 'ユーザー',
      meaning: '社員と顧客のアカウント・役割・状態',
    },
    customer: {
      name: '顧客',
      meaning: '社員を除き、顧客だけを閲覧',
    },
  },
  log: {
    verification_status: '状態',
    manage_user_ids: 'チーム',
    customer_group: '顧客グループ',
    payment_term_days: '支払サイト（日）',
    credit_limits: '与信限度額',
  },
} satisfies Shape<typeof en>;
