import type { payment as en } from '../../en/accounting/payment.ts';
import type { Shape } from '../../shape.ts';

export const payment = {
  message: {
    several_customers: '同じ顧客の書類だけを選択してください',
    suppliers_failed: '支払えなかった仕入先：{{count}}件。理由は各行をご確認ください',
    suppliers_paid: '支払いを登録しました',
    pay_most: '一度に支払えるのは{{most}}件までです',
  },
  field: {
    due: '支払額',
    rest: '残額',
    lacking: 'ウォレットの不足額',
    from_advance: '前渡金から充当',
    sent_now: '仕入先への支払額',
    place_lacks: '残高の不足額',
    source: '支払元',
  },
  errors: {
    amount_too_large: '金額は{{maximum}}以下にしてください',
    wallet_not_enough: '利用可能残高{{available}} {{currency}}では不足しています',
    currency_mismatch: '通貨は{{currency}}にしてください',
    source_required: '現金または口座を1つ選択してください',
    target_required: '移動先の現金または口座を1つ選択してください',
    transfer_to_itself: '移動元と異なる移動先を選択してください',
    amounts_differ: '同じ通貨の場合は両方の金額を同額にしてください',
    amount_worth_nothing: 'この金額は{{currency}}に換算すると0になります',
    receipts_mixed: '取引先または通貨が異なる書類が含まれています',
    document_of_other_party: '{{document}}は別の顧客または仕入先のものです',
    nothing_to_pay: '支払う残額はありません',
    nothing_unsolved: '掛売に計上する残額はありません',
    nothing_to_refund: '返金するものはありません',
    credit_not_enough: '与信の残りは{{available}}です',
    credit_of_other_order: 'この与信は別の注文または費目のものです',
  },
  log: {
    action_debit: '掛売計上',
    beyond_limit: '限度額の超過',
  },
} satisfies Shape<typeof en>;
