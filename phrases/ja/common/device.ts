import type { device as en } from '../../en/common/device.ts';
import type { Shape } from '../../shape.ts';

/** Printer and scanner. */
export const device = {
  title: 'プリンターとスキャナー',
  printer: 'プリンター',
  scanner: 'スキャナー',
  address: 'サーバーアドレス',
  invalid: 'IPアドレスが無効です',
  check: '接続を確認',
  connected: '接続しました',
  check_again: '接続をもう一度確認してください',
  volume: 'スキャン音',
  volume_hint: 'この端末にのみ保存されます。',
  by_hand: '手入力',
  last_scans: '最近のスキャン',
  outcome: { good: 'OK', bad: 'エラー', already: 'スキャン済み' },
  no_box: 'このコードの箱はありません',
} satisfies Shape<typeof en>;
