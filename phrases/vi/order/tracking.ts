import type { tracking as en } from '../../en/order/tracking.ts';
import type { Shape } from '../../shape.ts';

export const tracking = {
  name: 'Mã kiện',
  plural: 'Mã kiện',
  title: {
    sale: 'Mã kiện',
  },
  state: {
    false: 'Chờ nhận',
    true: 'Đã nhận tại kho',
  },
  field: {
    reasons: 'Lý do',
    suggestions: 'Có thể thuộc về',
    value: 'Như đã nhập',
    references: 'Chứng từ liên quan',
    claimed: 'Thuộc đơn',
  },
  claimed: {
    true: 'Đã thuộc đơn',
    false: 'Chưa thuộc đơn nào',
  },
  act: {
    attach_here: 'Gắn vào đây',
    edit: 'Sửa mã',
    attach: 'Gắn vào đơn mua',
    attach_to_order: 'Gắn vào đơn gửi hàng',
  },
  reason: {
    tallied: 'hàng của đơn đã được đếm trong kiện này',
    boxes: 'thùng từ kiện này là của đơn',
    number: 'số đơn nằm trong mã kiện',
    code: 'có kiện với mã gần giống',
    goods: 'đang chờ hàng có trong kiện này',
    announced: 'của người đã báo kiện này',
    waiting: 'đã đặt hàng mà chưa có kiện nào',
  },
  message: {
    own_code: 'Để trống để hệ thống tự cấp mã',
    nothing: 'Chưa thuộc đơn nào',
  },
  errors: {
    tracking_taken: 'Mã kiện này đã có',
    tracking_came_in: 'Đã có kiện hàng về theo mã {{code}}; mã này giữ nguyên',
    tracking_in_use: 'Mã kiện {{code}} đang thuộc đơn mua hoặc đơn hàng; hãy gỡ khỏi đó trước',
  },
  rights: {
    tracking: {
      name: 'Mã kiện',
      meaning: 'Mã của đơn mua và khách',
    },
  },
  log: {
    tracking_removed: 'Đã gỡ mã kiện',
  },
} satisfies Shape<typeof en>;
