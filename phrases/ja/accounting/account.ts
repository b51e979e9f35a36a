import type { account as en } from '../../en/accounting/account.ts';
import type { Shape } from '../../shape.ts';

export const account = {
  name: '勘定科目',
  title: {
    chart: '勘定科目表',
    change: '補助科目を変更',
  },
  field: {
    code: '{{code}}- に続くコード',
    parent: '親科目',
    side: '増加側',
    closed: '閉鎖',
  },
  act: {
    create: '補助科目を追加',
    close: '閉鎖する',
    open: '再開する',
  },
  message: {
    made: '補助科目を開設しました',
  },
  errors: {
    account_of_chart: '{{code}} は全社共通の勘定科目です。変更できるのは補助科目だけです',
    account_not_divided: '{{code}} には補助科目を設けられません。伝票で選べる科目だけを分けられます',
    account_code_not_below: '補助科目のコードは {{code}}- で始まります',
    account_code_taken: '{{code}} は別の科目「{{name}}」のコードです',
    account_has_postings:
      '{{code}} には仕訳があり、帳簿にこのコードで記帳されています。変更できるのは名称だけです',
    account_keeps_postings: '{{code}} には仕訳があるため削除できません。閉鎖してください',
    account_not_empty: '{{code}} に残高 {{amount}} {{currency}} があります。閉鎖する前に振り替えてください',
    account_closed: '{{code}} は閉鎖されているため、伝票を記帳できません',
  },
} satisfies Shape<typeof en>;
