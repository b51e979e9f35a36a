import type { device as en } from '../../en/common/device.ts';
import type { Shape } from '../../shape.ts';

/** Printer and scanner. */
export const device = {
  title: 'Máy in và máy quét',
  printer: 'Máy in',
  scanner: 'Máy quét',
  address: 'Địa chỉ máy chủ',
  invalid: 'Địa chỉ IP không hợp lệ',
  check: 'Kiểm tra kết nối',
  connected: 'Kết nối thành công',
  check_again: 'Hãy kiểm tra lại kết nối',
  volume: 'Âm báo khi quét',
  volume_hint: 'Chỉ lưu trên máy này.',
  by_hand: 'Nhập tay',
  last_scans: 'Các lần quét gần nhất',
  outcome: { good: 'Hợp lệ', bad: 'Không hợp lệ', already: 'Trùng' },
  no_box: 'Không có thùng nào mang mã này',
} satisfies Shape<typeof en>;
