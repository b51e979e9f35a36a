import type { section as en } from '../../en/common/section.ts';
import type { Shape } from '../../shape.ts';

/** Parts of screens. */
export const section = {
  lines: 'Dòng hàng',
  money: 'Tiền',
  transactions: 'Giao dịch',
  details: 'Chi tiết',
  boxes: 'Thùng',
  log: 'Nhật ký thay đổi',
  next: 'Bước tiếp theo',
  turn: 'Chờ {{who}} xử lý',
  linked: 'Chứng từ liên quan',
} satisfies Shape<typeof en>;
