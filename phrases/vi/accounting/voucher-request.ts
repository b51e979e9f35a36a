import type { voucherRequest as en } from '../../en/accounting/voucher-request.ts';
import type { Shape } from '../../shape.ts';

export const voucherRequest = {
  name: 'Yêu cầu lập phiếu',
  plural: 'Chờ người thứ hai duyệt',
  field: {
    type_id: 'Loại chứng từ',
    number: 'Yêu cầu',
    asked: 'Người yêu cầu',
    decided: 'Người duyệt',
    amount_base: 'Trị giá (VND)',
    place: 'Quỹ / tài khoản',
    voucher: 'Chứng từ',
    state: 'Trạng thái',
    approved_by: 'Người duyệt',
  },
  state: {
    waiting: 'Chờ duyệt',
    posted: 'Đã ghi sổ',
    declined: 'Bị từ chối',
  },
  action: {
    decline: 'Từ chối',
  },
  section: {
    plan: 'Bút toán sẽ ghi',
  },
  message: {
    posted: 'Đã ghi sổ',
    declined: 'Đã từ chối',
  },
  told: {
    voucher_waits: {
      title: 'Yêu cầu lập phiếu {{request_id}} chờ người thứ hai duyệt',
      text: '{{name}} yêu cầu một phiếu vượt hạn mức.',
    },
    voucher_approved: {
      title: 'Yêu cầu lập phiếu {{request_id}} đã ghi sổ',
      text: '{{name}} đã duyệt.',
    },
    voucher_declined: {
      title: 'Yêu cầu lập phiếu {{request_id}} bị từ chối',
      text: '{{name}}: {{reason}}',
    },
  },
  errors: {
    second_person_required:
      'Trên {{limit}} VND phải có người thứ hai duyệt: đang chờ ở yêu cầu {{request_number}}',
    second_person_is_first: 'Phải là người khác duyệt: yêu cầu này do chính bạn lập',
    voucher_request_posted: 'Yêu cầu này đã được ghi sổ',
    voucher_request_declined: 'Yêu cầu này đã bị từ chối',
  },
  rights: {
    transaction_approval: {
      name: 'Người thứ hai duyệt phiếu',
      meaning: 'Xem phiếu vượt hạn mức đang chờ; sửa là duyệt hoặc từ chối',
    },
  },
} satisfies Shape<typeof en>;
