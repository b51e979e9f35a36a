import type { fund as en } from '../../en/accounting/fund.ts';
import type { Shape } from '../../shape.ts';

export const fund = {
  name: 'Quỹ',
  /** Names of secondary entities. */
  entities: {
    card: 'Tài khoản ngân hàng',
    currency: 'Tiền tệ',
  },
  title: {
    cards: 'Tài khoản ngân hàng',
    list: 'Quỹ',
  },
  field: {
    number: 'Số tài khoản',
    branch: 'Chi nhánh',
    holder: 'Chủ tài khoản',
    closed: 'Ngừng sử dụng',
    never_below_zero: 'Không được âm',
  },
  act: {
    close: 'Ngừng sử dụng',
    open: 'Sử dụng lại',
  },
  errors: {
    place_has_movements: 'Đã có phát sinh: hãy ngừng sử dụng thay vì xóa',
    place_not_empty: 'Vẫn còn {{amount}} {{currency}}: hãy chuyển hết đi trước',
    place_closed: 'Quỹ hoặc tài khoản ngân hàng này đã ngừng sử dụng',
    place_below_zero: 'Hiện đang âm {{amount}} {{currency}}: hãy bù đủ trước khi đặt không được âm',
    place_not_enough: '{{place}} chỉ còn {{amount}} {{currency}} và không được âm',
  },
  rights: {
    fund: {
      name: 'Quỹ',
      meaning: 'Tiền mặt',
    },
    card: {
      name: 'Tài khoản ngân hàng',
      meaning: 'Tiền ở ngân hàng',
    },
  },
} satisfies Shape<typeof en>;
