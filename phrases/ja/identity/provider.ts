import type { provider as en } from '../../en/identity/provider.ts';
import type { Shape } from '../../shape.ts';

export const provider = {
  sign_in: {
    or: 'または',
    with: '{{name}} で続ける',
    waiting: '{{name}} の画面でログインしてください。',
    blocked: 'ウィンドウがブロックされました。ポップアップを許可してください。',
    given_up: 'ログインをキャンセルしました。',
  },
  errors: {
    provider_failed: '外部サービスでのログインに失敗しました。もう一度お試しください。',
    provider_without_email:
      'そのアカウントにはメールアドレスがありません。メールアドレスで登録してください。',
    provider_email_unproven:
      'このメールアドレスのアカウントが既にあり、外部サービスでは本人確認ができません。パスワードでログインしてください。',
  },
} satisfies Shape<typeof en>;
