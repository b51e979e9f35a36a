import type { notification as en } from '../../en/helper/notification.ts';
import type { Shape } from '../../shape.ts';

export const notification = {
  name: '通知',
  plural: '通知',
  /** Names of secondary entities. */
  entities: {
    notification_subscriber: '通知登録者',
  },
  title: {
    subscribers: '通知の受信者',
  },
  inbox: {
    mark_all: 'すべて既読にする',
    all: 'すべての通知',
    none: '新しい通知はありません',
    unread: '未読{{count}}件',
    only_unread: '未読のみ',
    push: 'この端末で通知を受け取る',
    push_hint: 'Hakobuを閉じていても通知が届きます。',
    push_unsupported: 'このブラウザはプッシュ通知に対応していません。',
    push_denied: 'ブラウザで許可されていません。このサイトの設定で変更してください。',
    push_failed: 'プッシュサービスに接続できませんでした。後でもう一度お試しください。',
  },
  errors: {
    subscriber_not_staff: '登録できるのは社員だけです。顧客には自身の問い合わせについてのみ通知されます',
  },
  rights: {
    notification: {
      name: '通知',
      meaning: 'システムからの通知',
    },
  },
  notifications: {
    message: {
      title: '{{title}}',
      text: '{{text}}',
    },
  },
} satisfies Shape<typeof en>;
