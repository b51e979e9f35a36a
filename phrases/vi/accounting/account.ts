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
    parent: 'Chi tiết của',
    side: 'Số dư bên',
    closed: 'Đã đóng',
  },
  act: {
    create: 'Thêm tài khoản chi tiết',
    close: 'Đóng tài khoản',
    open: 'Mở lại',
  },
  message: {
    made: 'Đã mở tài khoản chi tiết',
  },
  errors: {
    account_of_chart:
      '{{code}} thuộc hệ thống tài khoản dùng chung cho mọi công ty: chỉ sửa được tài khoản chi tiết',
    account_not_divided:
      '{{code}} không mở được tài khoản chi tiết: chỉ những tài khoản mà phiếu cho chọn mới chia nhỏ được',
    account_code_not_below: 'Mã tài khoản chi tiết phải bắt đầu bằng {{code}}-',
    account_code_taken: '{{code}} đã là mã của tài khoản khác: {{name}}',
    account_has_postings: '{{code}} đã có phát sinh, sổ đã ghi theo mã này: chỉ sửa được tên',
    account_keeps_postings: '{{code}} đã có phát sinh nên không xóa được: hãy đóng lại',
    account_not_empty: '{{code}} còn số dư {{amount}} {{currency}}: hãy chuyển hết trước khi đóng',
    account_closed: '{{code}} đã đóng: không hạch toán chứng từ vào tài khoản này nữa',
  },
} satisfies Shape<typeof en>;
