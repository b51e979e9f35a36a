import type { user as en } from '../../en/identity/user.ts';
import type { Shape } from '../../shape.ts';

export const user = {
  name: 'Người dùng',
  colleague: 'Nhân viên',
  plural: 'Người dùng',
  customer: 'Khách hàng',
  field: {
    password: 'Mật khẩu',
    customer_group: 'Nhóm khách hàng',
    team: 'Nhóm (dữ liệu của họ tính như của mình)',
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
      meaning: 'Tài khoản, vai trò và trạng thái của nhân viên và khách',
    },
    customer: {
      name: 'Khách hàng',
      meaning: 'Xem khách hàng mà không xem nhân viên',
    },
  },
  log: {
    verification_status: 'Trạng thái',
    manage_user_ids: 'Nhóm',
    customer_group: 'Nhóm khách hàng',
    payment_term_days: 'Số ngày được nợ',
    credit_limits: 'Hạn mức công nợ',
  },
} satisfies Shape<typeof en>;
