import type { address as en } from '../../en/identity/address.ts';
import type { Shape } from '../../shape.ts';

export const address = {
  name: 'Địa chỉ',
  plural: 'Địa chỉ',
  title: {
    mine: 'Địa chỉ của tôi',
  },
  field: {
    address_detail: 'Số nhà, đường',
    conversion: 'Đơn vị hành chính',
    default: 'Mặc định',
    today_ward: 'Xã/phường hiện nay',
  },
  act: {
    convert: 'Chuyển sang đơn vị hành chính mới',
    choose: 'Chọn',
    add_address: 'Địa chỉ mới',
  },
  message: {
    lacks: 'Hãy chọn xã/phường và nhập số nhà, đường',
    converted: 'Đã chuyển {{converted}}, còn {{left}} cần chọn',
    no_ward: 'Chưa có dữ liệu',
    default: 'Mặc định',
  },
  conversion: {
    none: 'Chưa có xã/phường',
    current: 'Đơn vị mới',
    converted: 'Đã chuyển',
    needs_choice: 'Cần chọn',
  },
  errors: {
    not_a_successor: 'Đơn vị cũ không sáp nhập vào đơn vị này',
    default_address: 'Không xóa được địa chỉ mặc định khi còn địa chỉ khác. Hãy chọn mặc định khác trước',
  },
  rights: {
    address: {
      name: 'Địa chỉ',
      meaning: 'Sổ địa chỉ của khách hàng',
    },
  },
  log: {
    sender_tel: 'Điện thoại người gửi',
    sender_address: 'Địa chỉ người gửi',
    converted: 'Đã chuyển',
    needs_choice: 'Cần chọn',
    resolved_ward_id: 'Xã/phường hiện nay',
    ward_id: 'Xã/Phường',
    address_detail: 'Số nhà, đường',
    sender_name: 'Người gửi',
  },
} satisfies Shape<typeof en>;
