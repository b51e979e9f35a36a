import type { voucherRequest as en } from '../../en/accounting/voucher-request.ts';
import type { Shape } from '../../shape.ts';

export const voucherRequest = {
  name: 'Yêu cầu lập chứng từ',
  plural: 'Chờ duyệt cấp 2',
  field: {
    from: 'Từ ngày lập',
    to: 'Đến ngày lập',
    vouchers: 'Chứng từ',
    makers: 'Người lập',
    together: 'Tổng cộng (VND)',
    type_id: 'Loại chứng từ',
    number: 'Yêu cầu',
    asked: 'Người yêu cầu',
    decided: 'Người xử lý',
    amount_base: 'Trị giá (VND)',
    place: 'Quỹ / tài khoản',
    voucher: 'Chứng từ',
    state: 'Trạng thái',
    approved_by: 'Người duyệt',
    day_base: 'Đã chi trong ngày',
    withdrawn_at: 'Rút lại lúc',
  },
  state: {
    waiting: 'Chờ duyệt',
    posted: 'Đã ghi sổ',
    declined: 'Bị từ chối',
    withdrawn: 'Đã rút lại',
  },
  action: {
    decline: 'Từ chối',
    withdraw: 'Rút lại',
  },
  section: {
    below_limit: 'Chứng từ nghi chia nhỏ',
    plan: 'Bút toán sẽ ghi',
  },
  message: {
    below_limit:
      'Các chứng từ cho cùng một đối tượng hoặc tài khoản, mỗi chứng từ không quá hạn mức {{limit}} VND, lập cách nhau không quá một tuần, cộng lại vượt hạn mức và không qua duyệt.',
    none_below_limit: 'Không có chứng từ nào cộng lại vượt hạn mức trong những ngày này',
    posted: 'Đã ghi sổ',
    declined: 'Đã từ chối',
  },
  notifications: {
    voucher_waits: {
      title: 'Yêu cầu lập chứng từ {{request_id}} chờ duyệt cấp 2',
      text: '{{name}} yêu cầu lập chứng từ vượt hạn mức.',
    },
    voucher_approved: {
      title: 'Yêu cầu lập chứng từ {{request_id}} đã ghi sổ',
      text: '{{name}} đã duyệt.',
    },
    voucher_declined: {
      title: 'Yêu cầu lập chứng từ {{request_id}} bị từ chối',
      text: '{{name}}: {{reason}}',
    },
    second_person_changed: {
      title: 'Hạn mức duyệt cấp 2: {{above}} VND',
      text: '{{name}} đã đổi hạn mức hoặc các loại chứng từ cần duyệt cấp 2.',
    },
    second_person_removed: {
      title: 'Đã bỏ duyệt cấp 2',
      text: '{{name}} đã bỏ hạn mức: chứng từ không còn phải chờ duyệt cấp 2.',
    },
  },
  errors: {
    second_person_required:
      'Chi trên {{limit}} VND mỗi ngày cho một đối tượng cần duyệt cấp 2. Đang chờ ở yêu cầu {{request_number}}',
    second_person_is_first: 'Bạn không thể tự duyệt yêu cầu của mình',
    voucher_request_posted: 'Yêu cầu này đã ghi sổ',
    voucher_request_declined: 'Yêu cầu này đã bị từ chối',
    voucher_request_withdrawn: 'Yêu cầu này đã được người yêu cầu rút lại',
    voucher_request_of_another: 'Chỉ người yêu cầu mới rút lại được',
  },
  rights: {
    transaction_approval: {
      name: 'Duyệt cấp 2',
      meaning: 'Xem chứng từ vượt hạn mức đang chờ; quyền “Sửa” là duyệt hoặc từ chối',
    },
  },
} satisfies Shape<typeof en>;
