import type { shared as en } from '../../en/identity/shared.ts';
import type { Shape } from '../../shape.ts';

export const shared = {
  errors: {
    too_many_attempts: '失敗が続いています。{{seconds}}秒後にもう一度お試しください',
    email_taken: 'このメールアドレスは登録済みです',
    customer_of_other_organization:
      'この顧客は{{organization}}に属します。支払えるのは{{organization}}の書類だけです',
    password_too_short: 'パスワードは10文字以上にしてください',
    own_reach: '自分の権限は広げられません。権限のある別の人に依頼してください',
    last_administrator: 'ユーザーと役割を管理できる人が少なくとも1人必要です',
  },
} satisfies Shape<typeof en>;
