import type { Shape } from '../shape.ts';
import type { identity as english } from '../en/identity.ts';

export const identity = {
  errors: {
    account_disabled: 'このアカウントは無効になっています',
    too_many_attempts: '失敗が続いています。{{seconds}}秒後にもう一度お試しください',
    email_taken: 'このメールアドレスは登録済みです',
    password_too_short: 'パスワードは10文字以上にしてください',
    last_administrator: 'ユーザーと役割を変更できる人が少なくとも一人必要です',
    role_taken: 'このIDの役割は既にあります',
    area_taken: 'この名前のエリアは既にあります',
    link_invalid: 'このリンクは無効か、すでに使用されています',
    link_expired: 'リンクの期限が切れています。もう一度お申し込みください',
    email_empty: 'メールが未入力です',
    invalid_password: '現在のパスワードが違います',
    not_a_successor: '旧区分はこの区分になっていません',
    default_address: '他の住所がある間は既定の住所を削除できません。先に別の住所を既定にしてください',
    provider_failed: '外部サービスでのサインインに失敗しました。もう一度お試しください。',
    provider_without_email:
      'そのアカウントにはメールアドレスがありません。メールアドレスで登録してください。',
    provider_email_unproven:
      'このメールアドレスのアカウントが既にあり、外部サービスでは本人確認ができません。パスワードでサインインしてください。',
    sign_in_expired: 'このサインインは期限切れか、すでに使用されています。最初からやり直してください。',
  },
} satisfies Shape<typeof english>;
