import type { place as en } from '../../en/helper/place.ts';
import type { Shape } from '../../shape.ts';

export const place = {
  plural: '行政区画',
  /** Names of secondary entities. */
  entities: {
    country: '国',
    province: '都道府県・省',
    district: '市区郡',
    ward: '町域',
  },
  field: {
    province: '都道府県・省',
    district: '市区郡',
    ward: '町域',
    postcode: '郵便番号',
    old_units: '2025年7月以前の区分',
  },
  act: {
    rename: '名前を変更',
  },
  rights: {
    place: {
      name: '行政区画',
      meaning: '都道府県・市区町村・町域',
    },
  },
} satisfies Shape<typeof en>;
