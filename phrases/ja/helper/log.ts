import type { log as en } from '../../en/helper/log.ts';
import type { Shape } from '../../shape.ts';

export const log = {
  name: '変更履歴',
  type: {
    created: '作成',
    write: '変更',
    deleted: '削除',
    others: 'イベント',
  },
  rights: {
    log: {
      name: '変更履歴',
      meaning: '誰が何を変更したか。「作成」はメモの追加',
    },
  },
} satisfies Shape<typeof en>;
