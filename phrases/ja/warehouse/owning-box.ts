import type { owningBox as en } from '../../en/warehouse/owning-box.ts';
import type { Shape } from '../../shape.ts';

export const owningBox = {
  name: '注文割当箱',
  title: {
    assemble: '注文への箱割当',
  },
  act: {
    assemble: '割り当てる',
    take_off: '注文から外す',
  },
  errors: {
    over_owning: '数量は{{maximum}}を超えられません。この箱の未割当はそれだけです',
    owner_on_the_way: 'これらの箱は締切済みコンテナにあるか配送済みです',
    owner_is_released: 'この箱は注文から外し済みです',
  },
  rights: {
    owner: {
      name: '箱の所有',
      meaning: '箱がどの注文のものか',
    },
  },
  log: {
    assembled: '割当',
    taken_off: '解除',
  },
} satisfies Shape<typeof en>;
