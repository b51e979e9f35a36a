import type { place as en } from '../../en/helper/place.ts';
import type { Shape } from '../../shape.ts';

export const place = {
  plural: 'Đơn vị hành chính',
  /** Names of secondary entities. */
  entities: {
    country: 'Quốc gia',
    province: 'Tỉnh/Thành phố',
    district: 'Quận/Huyện',
    ward: 'Xã/Phường',
  },
  field: {
    province: 'Tỉnh/Thành phố',
    district: 'Quận/Huyện',
    ward: 'Xã/Phường',
    postcode: 'Mã bưu chính',
    old_units: 'Địa chỉ cũ (trước 7/2025)',
  },
  act: {
    rename: 'Đổi tên',
  },
  rights: {
    place: {
      name: 'Đơn vị hành chính',
      meaning: 'Tỉnh/thành phố, quận/huyện, xã/phường',
    },
  },
} satisfies Shape<typeof en>;
