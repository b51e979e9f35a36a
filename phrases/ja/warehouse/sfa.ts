import type { sfa as en } from '../../en/warehouse/sfa.ts';
import type { Shape } from '../../shape.ts';

export const sfa = {
  name: '入荷品',
  title: {
    list: '入荷',
  },
  field: {
    packages: '個口数',
    tallied: '検品済み',
    untested: '未検品',
    untallied: '検品待ち',
    coupon: 'クーポンコード',
    bought_for: '対象の注文',
    allocate: 'これらの注文に引当',
  },
  section: {
    expected: '入荷予定',
  },
  act: {
    receive: '荷物の入荷登録',
    tally: '検品',
    scan: 'スキャンで入荷登録',
    tally_expected: '予定どおり検品',
  },
  message: {
    untested_left: '未検品の個口が{{count}}個あります',
    allocated: '引当済み：{{goods}}',
    scan_tracking: '追跡番号をスキャンまたは入力',
  },
  left: {
    tallied: '検品済み',
    nothing_expected: '入荷予定がありません。個別に検品してください',
    not_ordered: '発注がまだ確定していません',
    several_parcels: '発注が複数の荷物に分かれています。個別に検品してください',
  },
  state: {
    declared: '未検品',
    counting: '検品中',
    counted: '検品済み',
  },
  todo: {
    counting: '検品を開始',
    counted: '検品を完了',
  },
  errors: {
    sfa_exists: 'この追跡番号は入荷登録済みです',
    parcel_fee_is_fixed: 'この入荷品の運賃は支払済みまたは買掛計上済みです。「運賃を訂正」を使用してください',
  },
  rights: {
    sfa: {
      name: '入荷',
      meaning: '追跡番号ごとの入荷品',
    },
  },
  log: {
    tracking_code: '追跡番号',
    tallied: '検品済みの個口数',
  },
} satisfies Shape<typeof en>;
