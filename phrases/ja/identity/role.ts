import type { role as en } from '../../en/identity/role.ts';
import type { Shape } from '../../shape.ts';

export const role = {
  name: '役割',
  plural: '役割',
  /** Names of secondary entities. */
  entities: {
    permission: '権限',
  },
  field: {
    role_id: '役割コード',
    users: 'ユーザー数',
    right: '権限',
    row: 'レコード番号',
    action: '操作',
    scope: '範囲',
  },
  section: {
    rights: '権限',
    explain: '権限の確認',
  },
  act: {
    explain: '確認',
  },
  editor: {
    own: '自分',
    organization: '組織',
    all: 'すべて',
    read: '閲覧',
    create: '作成',
    update: '変更',
    delete: '削除',
    granted: '可：この権限があります',
    unknown_key: 'そのような権限はありません',
    disabled: '不可：アカウントが無効です',
    no_right: '不可：役割にこの権限がありません',
    scope_too_narrow: '不可：権限の範囲が足りません',
    row_out_of_reach: '不可：このレコードは範囲外です',
    row_not_checked: '可：個別のレコードは確認できません',
  },
  known: {
    admin: '管理者',
    sale: '販売',
    purchase: '購買',
    warehouse: '倉庫',
    accounting: '会計',
    customer: '顧客',
  },
  errors: {
    role_taken: 'このコードの役割はすでにあります',
  },
  rights: {
    role: {
      name: '役割',
      meaning: '担当ごとの権限',
    },
    permission: {
      name: '権限',
      meaning: '役割ごとの権限の明細',
    },
  },
  log: {
    permissions: '権限',
    line: '権限',
    read: '閲覧',
    create: '作成',
    update: '変更',
    delete: '削除',
  },
} satisfies Shape<typeof en>;
