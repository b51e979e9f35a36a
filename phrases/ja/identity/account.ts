import type { account as en } from '../../en/identity/account.ts';
import type { Shape } from '../../shape.ts';

export const account = {
  page: {
    email: 'メール',
    password: 'パスワード',
    forgot_password: 'パスワードを忘れた方',
    reset_password: 'パスワードの再設定',
    new_password: '新しいパスワード',
    current_password: '現在のパスワード',
    email_unverified: 'メールアドレスの確認',
    check_mail: '{{email}}にリンクを送信しました。開いてアドレスを確認してください。',
    mail_on_way: 'このアドレスのアカウントがある場合は、リンクをお送りしました。',
    send_again: '再送信',
    verified: 'メールアドレスを確認しました',
    password_set: '新しいパスワードを設定しました。ログインしてください。',
    go_on: '続行',
    have_account: 'アカウントをお持ちの方',
    sessions: 'ログイン中の端末',
    this_device: 'この端末',
    end_session: 'ログアウト',
    change_password: 'パスワードを変更',
    last_used: '最終利用',
  },
  errors: {
    link_invalid: 'このリンクは無効か、すでに使用されています',
    link_expired: 'リンクの有効期限が切れています。もう一度お申し込みください',
    mail_just_sent: 'メールは送信済みです。{{seconds}}秒後に再送できます',
    email_empty: 'メールアドレスが未入力です',
    invalid_password: '現在のパスワードが違います',
  },
  mail: {
    verify: {
      subject: 'メールアドレスの確認',
      greeting: '{{name}} 様',
      text: 'このアドレスがご本人のものであることをご確認ください。リンクは3日間有効です。',
      button: 'メールアドレスを確認',
    },
    reset: {
      subject: 'パスワードの再設定',
      greeting: '{{name}} 様',
      text: 'アカウントのパスワード再設定のお申し込みがありました。ご本人の場合は1時間以内にリンクを開いてください。心当たりがない場合は、このメールを破棄してください。',
      button: 'パスワードを設定',
    },
  },
  log: {
    password_changed: 'パスワード変更',
    registered: '会員登録',
  },
} satisfies Shape<typeof en>;
