import type { accounting as en } from '../en/accounting.ts';
import type { Shape } from '../shape.ts';

export const accounting = {
  errors: {
    amount_too_large: '金額は{{maximum}}を超えられません',
    wallet_not_enough: 'ウォレット残高{{available}}では足りません',
    currency_mismatch: '通貨は{{currency}}でなければなりません',
    period_locked: '{{month}}の帳簿は締め済みです',
    source_required: '現金または口座を一つ選んでください',
    receipts_mixed: '対象の取引先または通貨が異なります',
    nothing_to_pay: '支払うべき残額はありません',
    nothing_unsolved: '債務に計上する残額はありません',
    nothing_to_refund: '返金するものはありません',
    credit_not_enough: '与信の残りは{{available}}です',
    credit_of_other_order: 'この与信は別の注文または費目のものです',
    credit_in_use: '使用済みの与信は削除できません',
    credit_below_used: 'この与信は既に{{used}}使用されています',
    wallet_of_other_customer: '注文の顧客の{{currency}}ウォレットでなければなりません',
  },
} satisfies Shape<typeof en>;
