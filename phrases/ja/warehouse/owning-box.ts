import type { owningBox as en } from '../../en/warehouse/owning-box.ts';
import type { Shape } from '../../shape.ts';

export const owningBox = {
  name: '注文割当箱',
  title: {
    assemble: '注文への箱割当',
  },
  act: {
    pack_parcels: '荷物をまとめて梱包',
    assemble: '割当',
    assemble_proposed: '提案どおりにすべて割当',
    take_off: '注文から外す',
  },
  message: {
    packed: '梱包しました：{{boxes}}',
    proposed: '割当の提案',
    left: '割り当てられない箱',
  },
  errors: {
    over_owning: '数量は{{maximum}}（この箱の未割当数）以下にしてください',
    assembled_beyond_distributed:
      '注文{{order_id}}に引き当てた{{product_name}}は{{distributed}}点ですが、箱の中身は{{assembled}}点になります。先に購買で引当してください',
    owner_on_the_way: 'これらの箱は締切済みコンテナにあるか納品済みです',
    owner_is_released: 'この箱は注文から外し済みです',
    no_order_for_boxes: 'これらの箱の中身を引き当てた注文はありません',
  },
  rights: {
    owner: {
      name: '箱の割当',
      meaning: '箱がどの注文のものか',
    },
  },
  log: {
    assembled: '割当',
    taken_off: '割当を解除',
  },
} satisfies Shape<typeof en>;
