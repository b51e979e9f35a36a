import type { user as en } from '../../en/identity/user.ts';
import type { Shape } from '../../shape.ts';

export const user = {
  name: 'Người dùng',
  colleague: 'Đồng nghiệp',
  plural: 'Người dùng',
  customer: 'Khách hàng',
  field: {
    password: 'Mật khẩu',
    customer_group: 'Nhóm khách hàng',
    team: 'Nhóm: việc của họ tính như của mình',
    organization: 'Tổ chức',
  },
  status: {
    verified: 'Đã xác minh',
    unverified: 'Chưa xác minh',
    disabled: 'Đã khóa',
  },
  rights: {
    user: {
      name: 'Người dùng',
      meaning: 'Nhân viên và khách: tài khoản, vai trò, trạng thái',
    },
    customer: {
      name: 'Khách hàng',
      meaning: 'Xem khách mà không xem đồng nghiệp',
    },
  },
  log: {
    verification_status: 'Trạng thái',
    manage_user_ids: 'Nhóm',
    customer_group: 'Nhóm khách hàng',
    payment_term_days: 'Số ngày đến hạn thanh toán',
    credit_limits: 'Hạn mức nợ',
  },
} satisfies Shape<typeof en>;
