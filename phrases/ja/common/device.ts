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
  connected: '接続に成功しました',
  check_again: '接続をもう一度確認してください',
  volume: 'スキャン音',
  volume_hint: '見なくても聞き分けられます。この端末であなた専用に保存されます。',
  by_hand: '手で入力',
  last_scans: '最近のスキャン',
  outcome: { good: '完了', bad: '拒否', already: 'スキャン済み' },
  no_box: 'このコードの箱はありません',
} satisfies Shape<typeof en>;
