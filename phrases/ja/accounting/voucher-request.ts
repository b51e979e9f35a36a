import type { voucherRequest as en } from '../../en/accounting/voucher-request.ts';
import type { Shape } from '../../shape.ts';

export const voucherRequest = {
  name: '伝票申請',
  plural: '二次承認待ち',
  field: {
    from: '作成日（開始）',
    to: '作成日（終了）',
    vouchers: '伝票',
    makers: '作成者',
    together: '合計（VND）',
    type_id: '伝票の種類',
    number: '申請番号',
    asked: '申請者',
    decided: '承認・却下者',
    amount_base: '換算額（VND）',
    place: '現金・口座',
    voucher: '伝票',
    state: '状態',
    approved_by: '承認者',
    day_base: '同日の支払済み額',
    withdrawn_at: '取り下げ日時',
  },
  state: {
    waiting: '承認待ち',
    posted: '記帳済み',
    declined: '却下',
    withdrawn: '取り下げ',
  },
  action: {
    decline: '却下',
    withdraw: '取り下げ',
  },
  section: {
    below_limit: '分割の疑いがある取引',
    plan: '記帳される仕訳',
  },
  message: {
    below_limit:
      '同じ相手または勘定科目への伝票で、1件ごとには限度額{{limit}} VND以内、間隔が1週間以内、合計が限度額を超えるもの。二次承認を受けていません。',
    none_below_limit: 'この期間に合計が限度額を超える伝票はありません',
    posted: '記帳しました',
    declined: '却下しました',
  },
  notifications: {
    voucher_waits: {
      title: '伝票申請{{request_id}}が二次承認待ちです',
      text: '{{name}}さんが限度額を超える伝票を申請しました。',
    },
    voucher_approved: {
      title: '伝票申請{{request_id}}が記帳されました',
      text: '{{name}}さんが承認しました。',
    },
    voucher_declined: {
      title: '伝票申請{{request_id}}が却下されました',
      text: '{{name}}さん：{{reason}}',
    },
    second_person_changed: {
      title: '二次承認の限度額：{{above}} VND',
      text: '{{name}}さんが限度額または対象の伝票の種類を変更しました。',
    },
    second_person_removed: {
      title: '二次承認が解除されました',
      text: '{{name}}さんが限度額を外しました。今後、伝票に二次承認は不要です。',
    },
  },
  errors: {
    second_person_required:
      '同じ相手への支払いが1日{{limit}} VNDを超えると二次承認が必要です。申請{{request_number}}として承認待ちです',
    second_person_is_first: '自分の申請は承認できません',
    voucher_request_posted: 'この申請は記帳済みです',
    voucher_request_declined: 'この申請は却下されています',
    voucher_request_withdrawn: 'この申請は申請者により取り下げられています',
    voucher_request_of_another: '取り下げられるのは申請者だけです',
  },
  rights: {
    transaction_approval: {
      name: '伝票の二次承認',
      meaning: '限度額を超えて承認待ちの伝票の閲覧。「変更」は承認と却下',
    },
  },
} satisfies Shape<typeof en>;
