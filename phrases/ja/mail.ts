import type { mail as en } from '../en/mail.ts';
import type { Shape } from '../shape.ts';

/** Mails that the product sends. */
export const mail = {
  verify: {
    subject: 'メールアドレスの確認',
    greeting: '{{name}} 様',
    text: 'このアドレスがご本人のものであることをご確認ください。リンクは3日間有効です。',
    button: 'メールを確認',
  },
  reset: {
    subject: 'パスワードの再設定',
    greeting: '{{name}} 様',
    text: 'アカウントのパスワード再設定が申し込まれました。ご本人の場合は1時間以内にリンクを開いてください。心当たりがなければ何もする必要はありません。',
    button: 'パスワードを設定',
  },
} satisfies Shape<typeof en>;
