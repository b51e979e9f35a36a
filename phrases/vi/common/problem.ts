import type { problem as en } from '../../en/common/problem.ts';
import type { Shape } from '../../shape.ts';

/** What is wrong with one field. */
export const problem = {
  required: 'bắt buộc nhập',
  unrecognized: 'không được dùng ở đây',
  not_text: 'phải là văn bản',
  not_number: 'phải là số',
  not_integer: 'phải là số nguyên',
  not_boolean: 'phải là có hoặc không',
  not_date: 'phải là ngày từ năm 1900 đến 2199',
  not_list: 'phải là danh sách',
  not_object: 'phải là một nhóm giá trị',
  not_decimal: 'phải là số thập phân',
  too_small: 'phải từ {{minimum}} trở lên',
  not_above: 'phải lớn hơn {{minimum}}',
  too_large: 'không được lớn hơn {{maximum}}',
  too_short: 'quá ngắn',
  too_long: 'quá dài',
  too_many_decimals: 'có nhiều hơn {{scale}} chữ số thập phân',
  not_email: 'phải là địa chỉ email',
  not_url: 'phải là địa chỉ web (http hoặc https)',
  not_file: 'phải là tệp',
  not_one_of: 'không thuộc các lựa chọn cho phép',
  not_code: 'chỉ gồm chữ cái A–Z, chữ số và các dấu “.”, “-”, “_”',
  no_code: 'phải có chữ cái A–Z hoặc chữ số; “{{value}}” không có',
  not_japanese_tax_code: 'của Nhật Bản phải gồm chữ T và 13 chữ số, đúng số kiểm tra',
  not_vietnamese_tax_code: 'phải gồm 10 chữ số, 13 chữ số (chi nhánh) hoặc 12 chữ số (cá nhân)',
  unknown: 'không tồn tại',
  invalid: 'không hợp lệ',
} satisfies Shape<typeof en>;
