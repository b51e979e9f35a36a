import type { pallet as en } from '../../en/warehouse/pallet.ts';
import type { Shape } from '../../shape.ts';

export const pallet = {
  name: 'Pallet',
  /** Names of secondary entities. */
  entities: {
    location: 'Vị trí kệ',
    shelf: 'Kệ',
  },
  title: {
    pack: 'Đóng thùng và xếp pallet',
  },
  field: {
    location: 'Vị trí kệ',
  },
  state: {
    empty: 'Trống',
    loaded: 'Đã có thùng',
    stored: 'Đã vào vị trí kệ',
  },
  todo: {
    loaded: 'Xếp thùng lên pallet',
    stored: 'Đưa vào vị trí kệ',
  },
  section: {
    pallets: 'Pallet',
  },
  act: {
    new_pallet: 'Tạo pallet',
    put_on_pallet: 'Xếp lên pallet',
    put_away: 'Xếp lên pallet',
    set_location: 'Chọn vị trí',
    leave_location: 'Rời khỏi {{location}}',
  },
  log: {
    type_id: 'Loại pallet',
  },
  errors: {
    box_not_in_area: 'Thùng {{box_id}} không ở khu vực này',
    box_on_other_pallet: 'Thùng đã nằm trên pallet {{pallet_id}}',
    pallet_overloaded: 'Pallet sẽ chở {{used}}, tối đa {{maximum}} {{unit}}',
    location_taken: 'Vị trí này đã có pallet khác',
  },
  rights: {
    pallet: {
      name: 'Pallet',
      meaning: 'Pallet và thùng trên pallet',
    },
    location: {
      name: 'Vị trí kệ',
      meaning: 'Vị trí trên kệ',
    },
  },
} satisfies Shape<typeof en>;
