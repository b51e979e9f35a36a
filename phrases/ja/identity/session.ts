import type { session as en } from '../../en/identity/session.ts';
import type { Shape } from '../../shape.ts';

export const session = {
  name: 'セッション',
  errors: {
    account_disabled: 'このアカウントは無効になっています',
    sign_in_expired: 'このログインは期限切れか、すでに使用されています。最初からやり直してください',
  },
  rights: {
    impersonation: {
      name: '代理ログイン',
      meaning: '他のユーザーとして操作',
    },
  },
} satisfies Shape<typeof en>;
