import type { organization as en } from '../../en/identity/organization.ts';
import type { Shape } from '../../shape.ts';

export const organization = {
  name: 'Tổ chức',
  plural: 'Tổ chức',
  /** Names of secondary entities. */
  entities: {
    area: 'Khu vực',
  },
  field: {
    time_zone: 'Múi giờ',
    kind: 'Loại',
    members: 'Thành viên',
    areas: 'Khu vực',
    representative: 'Người đại diện',
    auction_cancel_fee: 'Phí hủy lô đã thắng',
    quantity_tolerance: 'Dung sai số lượng đơn bán buôn (%)',
    sales_vat: 'Thuế GTGT đầu ra',
    second_person: 'Duyệt cấp 2 cho chứng từ',
    second_person_above: 'Trên (VND)',
    second_person_kinds: 'Loại chứng từ',
    above: 'Trên (VND)',
    kinds: 'Loại chứng từ',
    type_id: 'Loại đơn',
    percent: 'Thuế suất (%)',
  },
  kind: {
    company: 'Công ty',
    warehouse: 'Kho',
    origin: 'Nơi gửi',
    destination: 'Nơi nhận',
  },
  message: {
    no_second_person: 'Không cần',
    second_person_above: 'trên {{amount}}',
  },
  errors: {
    area_taken: 'Đã có khu vực tên này',
  },
  rights: {
    organization: {
      name: 'Tổ chức',
      meaning: 'Công ty và các kho',
    },
  },
  log: {
    members_attached: 'Thành viên đã thêm',
    members_detached: 'Thành viên đã gỡ',
  },
} satisfies Shape<typeof en>;
