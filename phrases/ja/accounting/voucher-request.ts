import type { voucherRequest as en } from '../../en/accounting/voucher-request.ts';
import type { Shape } from '../../shape.ts';

export const voucherRequest = {
  name: '伝票の申請',
  plural: '二人目の承認待ち',
  field: {
    type_id: '伝票の種類',
    number: '申請',
    asked: '申請者',
    decided: '承認者',
    amount_base: '換算額（VND）',
    place: '現金・口座',
    voucher: '伝票',
    state: '状態',
    approved_by: '承認者',
  },
  state: {
    waiting: '承認待ち',
    posted: '記帳済み',
    declined: '却下',
  },
  action: {
    decline: '却下',
  },
  section: {
    plan: '記帳される仕訳',
  },
  message: {
    posted: '記帳しました',
    declined: '却下しました',
  },
  told: {
    voucher_waits: {
      title: '伝票の申請 {{request_id}} が二人目の承認を待っています',
      text: '{{name}}さんが限度額を超える伝票を申請しました。',
    },
    voucher_approved: {
      title: '伝票の申請 {{request_id}} が記帳されました',
      text: '{{name}}さんが承認しました。',
    },
    voucher_declined: {
      title: '伝票の申請 {{request_id}} が却下されました',
      text: '{{name}}さん：{{reason}}',
    },
  },
  errors: {
    second_person_required:
      '{{limit}} VNDを超える伝票には二人目の承認が必要です。申請 {{request_number}} として承認待ちです',
    second_person_is_first: 'ご自身の申請です。別の人が承認する必要があります',
    voucher_request_posted: 'この申請は記帳済みです',
    voucher_request_declined: 'この申請は却下されています',
  },
  rights: {
    transaction_approval: {
      name: '伝票の二人目の承認',
      meaning: '限度額を超えて待つ伝票の閲覧。変更は承認・却下',
    },
  },
} satisfies Shape<typeof en>;
