import type { pallet as en } from '../../en/warehouse/pallet.ts';
import type { Shape } from '../../shape.ts';

export const pallet = {
  name: 'パレット',
  /** Names of secondary entities. */
  entities: {
    location: '棚位置',
    shelf: '棚',
  },
  title: {
    pack: '梱包・棚入れ',
  },
  field: {
    location: '棚位置',
  },
  state: {
    empty: '空',
    loaded: '箱あり',
    stored: '保管済み',
  },
  todo: {
    loaded: '箱を積載',
    stored: '棚入れ',
  },
  section: {
    pallets: 'パレット',
  },
  act: {
    new_pallet: 'パレットを作成',
    put_on_pallet: 'パレットに積載',
    put_away: 'まとめて格納',
    set_location: '棚位置を設定',
    leave_location: '{{location}}から外す',
  },
  log: {
    type_id: 'パレット種別',
  },
  errors: {
    box_not_in_area: '箱{{box_id}}はこのエリアにありません',
    box_on_other_pallet: '箱はすでにパレット{{pallet_id}}にあります',
    pallet_overloaded: 'パレットの積載が{{used}}となり、上限{{maximum}} {{unit}}を超えます',
    location_taken: 'この棚位置には別のパレットがあります',
  },
  rights: {
    pallet: {
      name: 'パレット',
      meaning: 'パレットと積載',
    },
    location: {
      name: '棚位置',
      meaning: '棚の保管場所',
    },
  },
} satisfies Shape<typeof en>;
