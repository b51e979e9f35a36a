import type { provider as en } from '../../en/identity/provider.ts';
import type { Shape } from '../../shape.ts';

export const provider = {
  sign_in: {
    or: 'または',
    with: '{{name}}で続行',
    waiting: '{{name}}の画面でログインしてください。',
    blocked: 'ウィンドウがブロックされました。ポップアップを許可してください。',
    given_up: 'ログインをキャンセルしました。',
  },
  errors: {
    provider_failed: 'ログインに失敗しました。もう一度お試しください',
    provider_without_email:
      '外部サービスのアカウントにメールアドレスがありません。メールアドレスで登録してください',
    provider_email_unproven:
      'このメールアドレスのアカウントがすでにあり、外部サービスでは本人確認ができません。パスワードでログインしてください',
  },
} satisfies Shape<typeof en>;
