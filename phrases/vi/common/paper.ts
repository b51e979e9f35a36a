import type { paper as en } from '../../en/common/paper.ts';
import type { Shape } from '../../shape.ts';

/** Words that all printed papers share. Papers are in the language of their receiver. */
export const paper = {
  address: 'Địa chỉ',
  tax_code: 'Mã số thuế',
  registration_number: 'Mã số đăng ký xuất hóa đơn (Nhật Bản)',
  tel: 'Điện thoại',
  representative: 'Người đại diện',
  number: 'Số',
  day: 'Ngày',
  to: 'Kính gửi: {{name}}',
  sign: '(Ký, ghi rõ họ tên)',
  row: 'STT',
} satisfies Shape<typeof en>;
