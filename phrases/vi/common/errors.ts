import type { errors as en } from '../../en/common/errors.ts';
import type { Shape } from '../../shape.ts';

/** Errors that any call can answer. */
export const errors = {
  malformed_body: 'Không đọc được nội dung yêu cầu: {{reason}}',
  malformed_query: 'Không đọc được tham số truy vấn: {{reason}}',
  logged_out: 'Đã đăng xuất',
  invalid_credentials: 'Email hoặc mật khẩu không đúng',
  forbidden: 'Bạn không được làm việc này: cần quyền {{permission}}',
  email_not_verified: 'Email chưa được xác minh',
  not_found: 'Không tìm thấy',
  route_not_found: 'Không có lời gọi này: {{path}}',
  stale_version: 'Có người vừa thay đổi dữ liệu này. Hãy tải lại và thử lại',
  idempotency_key_reused: 'Khóa chống lặp này đã được dùng cho một yêu cầu khác',
  in_use: 'Đang được sử dụng nên không thể xóa',
  already_exists: 'Đã tồn tại',
  body_too_large: 'Yêu cầu lớn hơn {{limit}}',
  unsupported_media: 'Không chấp nhận kiểu nội dung {{content_type}}',
  too_many_files: 'Tối đa {{maximum}} tệp mỗi lần',
  not_an_image: 'Vui lòng chọn ảnh',
  invalid_fields: 'Một số trường chưa đúng',
  unknown_field: 'Không có trường {{name}} ở đây',
  unknown_filter: 'Không có bộ lọc {{name}} ở đây',
  unknown_sort: 'Không thể sắp xếp danh sách này theo {{name}}',
  unknown_include: 'Không có quan hệ {{name}} ở đây',
  unknown_append: 'Không có phần bổ sung {{name}} ở đây',
  unknown_reference: 'Có tham chiếu đến dữ liệu không tồn tại',
  too_many_requests: 'Quá nhiều yêu cầu. Hãy thử lại sau {{seconds}} giây',
  busy: 'Có quá nhiều người đang thay đổi dữ liệu này. Hãy thử lại',
  server_error: 'Hệ thống gặp lỗi. Khi báo lỗi hãy kèm mã {{request_id}}',
  address_not_public: 'Không thể dùng địa chỉ này: nó không nằm trên internet công cộng.',
  address_no_answer: 'Địa chỉ này không phản hồi đúng.',
} satisfies Shape<typeof en>;
