import type { notification as en } from '../en/notification.ts';
import type { Shape } from '../shape.ts';

export const notification = {
  support_opened: { title: '新しい問い合わせ：{{title}}', text: '{{name}}さんが回答を待っています。' },
  support_answered: { title: '回答：{{title}}', text: '{{name}}さんが書き込みました。' },
  support_closed: { title: '終了：{{title}}', text: '{{name}}さんが問い合わせを終了しました。' },
  support_reopened: { title: '再開：{{title}}', text: '{{name}}さんが問い合わせを再開しました。' },
  order_approved: { title: '注文 {{order_id}} が承認されました', text: '{{name}}さんが承認しました。' },
  order_cancelled: {
    title: '注文 {{order_id}} がキャンセルされました',
    text: '{{name}}さんがキャンセルしました。',
  },
  message: { title: '{{title}}', text: '{{text}}' },
} satisfies Shape<typeof en>;
