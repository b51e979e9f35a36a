import type { clearing as en } from '../../en/accounting/clearing.ts';
import type { Shape } from '../../shape.ts';

export const clearing = {
  of_customers: '売掛金の消込',
  of_suppliers: '買掛金の消込',
  act: {
    clear: '消込',
    oldest_first: '期日の古い順',
    print: '残高確認書を印刷',
  },
  field: {
    clears: '消込額',
    left: 'ウォレット残高',
  },
  message: {
    choose: '取引先と通貨を選択してください',
    nothing: '未決済の残高はありません',
    not_payable: '承認待ち',
    more: '全{{total}}件のうち、期日の早い{{shown}}件を表示しています。消込すると続きが表示され、残高確認書は全件表示されたときに印刷できます',
  },
  /** On paper, which is Vietnamese whoever prints it. */
  paper: {
    record: {
      title: '債権債務残高確認書',
      as_of: '{{day}}現在',
      a: '甲',
      b: '乙',
      wallet: 'ウォレット残高',
      advance: '前渡金残高',
      document: '書類',
      due: '支払期日',
      total: '金額',
      paid: '支払済み',
      outstanding: '残高',
      unsolved: '未精算',
      sum: '合計',
      agreed: '当事者双方は、上記の金額に相違ないことを確認しました。',
      ours: '甲',
      theirs: '乙',
      sign: '（署名・押印）',
      documents: {
        order: '注文',
        lading_bill: '送り状',
        contract: '契約',
        purchase: '発注',
        sfa: '入荷品',
        container: 'コンテナ',
      },
    },
  },
  errors: {
    debts_changed: '次の書類が変更されています：{{documents}}。一覧を確認し直してください',
    document_settled_twice: '{{document}}は一覧にある契約に含まれるため、二重に消し込まれます',
  },
} satisfies Shape<typeof en>;
