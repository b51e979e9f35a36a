import type { fund as en } from '../../en/accounting/fund.ts';
import type { Shape } from '../../shape.ts';

export const fund = {
  name: 'Quỹ tiền mặt',
  /** Names of secondary entities. */
  entities: {
    card: 'Tài khoản ngân hàng',
    currency: 'Loại tiền',
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
    never_below_zero: 'Không cho phép âm',
  },
  act: {
    close: 'Ngừng sử dụng',
    open: 'Sử dụng lại',
  },
  errors: {
    place_has_movements: 'Quỹ hoặc tài khoản này đã có phát sinh. Hãy ngừng sử dụng thay vì xóa',
    place_not_empty: 'Còn số dư {{amount}} {{currency}}. Hãy chuyển hết trước',
    place_closed: 'Quỹ hoặc tài khoản ngân hàng này đã ngừng sử dụng',
    place_below_zero: 'Số dư đang âm {{amount}} {{currency}}. Hãy bù về 0 trở lên trước',
    place_not_enough: '{{place}} chỉ còn {{amount}} {{currency}} và không được âm',
  },
  rights: {
    fund: {
      name: 'Quỹ tiền mặt',
      meaning: 'Tiền mặt',
    },
    card: {
      name: 'Tài khoản ngân hàng',
      meaning: 'Tiền gửi ngân hàng',
    },
  },
} satisfies Shape<typeof en>;
