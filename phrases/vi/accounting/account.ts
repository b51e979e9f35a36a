import type { account as en } from '../../en/accounting/account.ts';
import type { Shape } from '../../shape.ts';

export const account = {
  name: 'Tài khoản kế toán',
  title: {
    chart: 'Hệ thống tài khoản',
    change: 'Sửa tài khoản chi tiết',
  },
  field: {
    code: 'Mã sau {{code}}-',
    parent: 'Tài khoản tổng hợp',
    side: 'Tính chất',
    closed: 'Ngừng sử dụng',
  },
  act: {
    create: 'Thêm tài khoản chi tiết',
    close: 'Ngừng sử dụng',
    open: 'Sử dụng lại',
  },
  message: {
    made: 'Đã thêm tài khoản chi tiết',
  },
  errors: {
    account_of_chart: '{{code}} thuộc hệ thống tài khoản chung. Chỉ sửa được tài khoản chi tiết',
    account_not_divided:
      '{{code}} không mở được tài khoản chi tiết. Chỉ mở được cho tài khoản chọn được trên chứng từ',
    account_code_not_below: 'Mã tài khoản chi tiết phải bắt đầu bằng {{code}}-',
    account_code_taken: '{{code}} là mã của tài khoản {{name}}',
    account_has_postings: '{{code}} đã có phát sinh nên chỉ sửa được tên',
    account_keeps_postings: '{{code}} đã có phát sinh nên không xóa được. Hãy ngừng sử dụng',
    account_not_empty:
      '{{code}} còn số dư {{amount}} {{currency}}. Hãy kết chuyển hết trước khi ngừng sử dụng',
    account_closed: 'Tài khoản {{code}} đã ngừng sử dụng',
  },
} satisfies Shape<typeof en>;
