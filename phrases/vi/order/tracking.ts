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
    suggestions: 'Gợi ý',
    value: 'Mã gốc',
    references: 'Chứng từ liên quan',
    claimed: 'Gắn chứng từ',
  },
  claimed: {
    true: 'Đã gắn chứng từ',
    false: 'Chưa gắn chứng từ',
  },
  act: {
    attach_here: 'Gắn vào đây',
    edit: 'Sửa mã',
    attach: 'Gắn vào đơn mua',
    attach_to_order: 'Gắn vào đơn vận chuyển hộ',
  },
  reason: {
    tallied: 'hàng của đơn đã được đếm trong kiện này',
    boxes: 'thùng từ kiện này là của đơn',
    number: 'số đơn nằm trong mã kiện',
    code: 'có kiện với mã gần giống',
    goods: 'đang chờ hàng có trong kiện này',
    announced: 'của người đã báo kiện này',
    waiting: 'đã đặt hàng nhưng chưa có kiện nào',
  },
  message: {
    own_code: 'Để trống để hệ thống tự cấp mã',
    nothing: 'Chưa gắn với đơn nào',
  },
  errors: {
    tracking_taken: 'Mã kiện này đã tồn tại',
    tracking_came_in: 'Đã nhận kiện theo mã {{code}} nên không đổi được mã',
    tracking_in_use: 'Mã kiện {{code}} đang thuộc đơn mua hoặc đơn hàng. Hãy gỡ khỏi đó trước',
    tracking_tallied: 'Hàng của đơn mua này đã được kiểm đếm trong kiện {{code}} nên không thể gỡ kiện',
  },
  rights: {
    tracking: {
      name: 'Mã kiện',
      meaning: 'Mã kiện của đơn mua và khách hàng',
    },
  },
  log: {
    tracking_removed: 'Đã gỡ mã kiện',
  },
} satisfies Shape<typeof en>;
