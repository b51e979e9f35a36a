import type { support as en } from '../../en/helper/support.ts';
import type { Shape } from '../../shape.ts';

export const support = {
  name: '問い合わせ',
  /** Names of secondary entities. */
  entities: {
    support_content: '問い合わせの本文',
    support_type: '問い合わせ種別',
    role_support_type: '回答する役割',
  },
  title: {
    one: '問い合わせ',
    new: '新しい問い合わせ',
    types: '問い合わせ種別',
    mine: 'お問い合わせ履歴',
    sale: '販売の問い合わせ',
    purchase: '購買の問い合わせ',
    warehouse: '倉庫の問い合わせ',
    accounting: '会計の問い合わせ',
    all: 'すべての問い合わせ',
  },
  field: {
    answered_at: '最終メッセージ',
    asked_by: '問い合わせ者',
  },
  status: {
    open: '対応中',
    closed: '終了',
  },
  conversation: {
    answer: '返信',
    close: '問い合わせを終了',
    open: '再開',
    unread: '未読あり',
    texts: 'やり取り',
    write: '返信を入力',
    answered_by: '回答する役割',
  },
  errors: {
    support_text_of_another: 'メッセージを変更できるのは投稿者だけです',
    support_already_so: 'この問い合わせはすでにその状態です',
  },
  rights: {
    support: {
      name: '問い合わせ',
      meaning: '顧客からの問い合わせ',
    },
    support_type: {
      name: '問い合わせ種別',
      meaning: '問い合わせの種別と、回答する役割',
    },
  },
  notifications: {
    support_opened: {
      title: '新しい問い合わせ：{{title}}',
      text: '{{name}}さんが返信を待っています。',
    },
    support_answered: {
      title: '返信：{{title}}',
      text: '{{name}}さんが返信しました。',
    },
    support_closed: {
      title: '終了：{{title}}',
      text: '{{name}}さんが問い合わせを終了しました。',
    },
    support_reopened: {
      title: '再開：{{title}}',
      text: '{{name}}さんが問い合わせを再開しました。',
    },
  },
  log: {
    answered: '返信済み',
  },
} satisfies Shape<typeof en>;
