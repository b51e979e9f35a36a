import type { clearing as en } from '../../en/accounting/clearing.ts';
import type { Shape } from '../../shape.ts';

export const clearing = {
  of_customers: '得意先の照合・消込',
  of_suppliers: '仕入先の照合・消込',
  act: {
    clear: '消込',
    oldest_first: '期限の古い順',
    print: '照合書を印刷',
  },
  field: {
    clears: '消込額',
    left: 'ウォレット残',
  },
  message: {
    choose: '取引先と通貨を選択してください',
    nothing: '未決済はありません',
    not_payable: '未承認',
    more: '全{{total}}件のうち、期日の早い{{shown}}件を表示しています。相殺すると続きが表示され、確認書は全件表示されたときに印刷できます',
  },
  record: {
    title: '債権債務残高確認書',
    as_of: '{{day}}現在',
    agreed: '両者は上記の金額を確認しました。',
    ours: '当社代表',
    theirs: '{{name}} 代表',
    sum: '合計',
  },
  errors: {
    debts_changed: '次の書類が変更されています: {{documents}}。一覧を確認し直してください',
    document_settled_twice:
      '{{document}}は運賃を負担する契約と一緒に指定されているため、二重に消し込まれます',
  },
} satisfies Shape<typeof en>;
