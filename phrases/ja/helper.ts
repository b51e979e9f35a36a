import type { helper as en } from '../en/helper.ts';
import type { Shape } from '../shape.ts';

export const helper = {
  errors: {
    subscriber_not_staff:
      '質問の通知を登録できるのはスタッフのみです。お客様には自身の質問だけが通知されます。',
    support_text_of_another: '本文を変更できるのは書いた本人だけです。',
    export_too_large: '{{maximum}} 行を超えています。先に絞り込んでください。',
  },
} satisfies Shape<typeof en>;
