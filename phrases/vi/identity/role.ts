import type { role as en } from '../../en/identity/role.ts';
import type { Shape } from '../../shape.ts';

export const role = {
  name: 'Vai trò',
  plural: 'Vai trò',
  /** Names of secondary entities. */
  entities: {
    permission: 'Quyền',
  },
  field: {
    role_id: 'Mã vai trò',
    users: 'Người dùng',
    right: 'Quyền',
    row: 'Mã bản ghi',
    action: 'Thao tác',
    scope: 'Phạm vi',
  },
  section: {
    rights: 'Quyền',
    explain: 'Kiểm tra quyền',
  },
  act: {
    explain: 'Kiểm tra',
  },
  editor: {
    own: 'Của mình',
    organization: 'Tổ chức',
    all: 'Tất cả',
    read: 'Xem',
    create: 'Tạo',
    update: 'Sửa',
    delete: 'Xóa',
    granted: 'Được: có quyền này',
    unknown_key: 'Không có quyền như vậy',
    disabled: 'Không: tài khoản bị khóa',
    no_right: 'Không: vai trò không có quyền này',
    scope_too_narrow: 'Không: phạm vi quyền không đủ',
    row_out_of_reach: 'Không: bản ghi ngoài phạm vi',
    row_not_checked: 'Được; không kiểm tra được từng bản ghi',
  },
  known: {
    admin: 'Quản trị viên',
    sale: 'Bán hàng',
    purchase: 'Mua hàng',
    warehouse: 'Kho',
    accounting: 'Kế toán',
    customer: 'Khách hàng',
  },
  errors: {
    role_taken: 'Đã có vai trò với mã này',
  },
  rights: {
    role: {
      name: 'Vai trò',
      meaning: 'Quyền của từng nhóm nhân viên',
    },
    permission: {
      name: 'Quyền',
      meaning: 'Từng quyền của vai trò',
    },
  },
  log: {
    permissions: 'Quyền',
    line: 'Quyền',
    read: 'Xem',
    create: 'Tạo',
    update: 'Sửa',
    delete: 'Xóa',
  },
} satisfies Shape<typeof en>;
