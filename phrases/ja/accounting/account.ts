import type { account as en } from '../../en/accounting/account.ts';
import type { Shape } from '../../shape.ts';

export const account = {
  name: '勘定科目',
  title: {
    chart: '勘定科目表',
    change: '補助科目を編集',
  },
  field: {
    code: '{{code}}- に続くコード',
    parent: '親科目',
    side: '残高の貸借',
    closed: '使用停止',
  },
  act: {
    create: '補助科目を追加',
    close: '使用停止',
    open: '使用再開',
  },
  message: {
    made: '補助科目を追加しました',
  },
  errors: {
    account_of_chart: '{{code}}は全社共通の勘定科目です。変更できるのは補助科目だけです',
    account_not_divided:
      '{{code}}には補助科目を設けられません。補助科目を追加できるのは、伝票で選択できる科目だけです',
    account_code_not_below: '補助科目のコードは{{code}}- で始まります',
    account_code_taken: '{{code}}は別の科目「{{name}}」のコードです',
    account_has_postings: '{{code}}には仕訳があるため、変更できるのは名称だけです',
    account_keeps_postings: '{{code}}には仕訳があるため削除できません。使用停止にしてください',
    account_not_empty:
      '{{code}}に残高{{amount}} {{currency}}があります。使用を停止する前に振り替えてください',
    account_closed: '{{code}}は使用停止中です',
  },
} satisfies Shape<typeof en>;
