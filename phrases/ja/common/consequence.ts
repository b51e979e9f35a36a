import type { consequence as en } from '../../en/common/consequence.ts';
import type { Shape } from '../../shape.ts';

/** What happens after a confirmation. */
export const consequence = {
  for_good: 'この操作は元に戻せません。',
  delivery_ship: '箱が出庫され、配送は変更できなくなります。',
  delivery_receive: '箱は顧客へ納品済みとして記録されます。',
  delivery_cancel: '箱は別の配送に入れられるようになります。',
  container_cut_off: 'このコンテナの送り状と箱は変更できなくなります。',
  container_open: 'このコンテナの送り状と箱を再び変更できるようになります。',
  box_delete: '残りの数量は在庫から除かれます。',
  bill_delete: '箱は別の送り状に入れられるようになります。',
  contract_close: '注文を追加できなくなります。契約は再開できます。',
  contract_reopen: '注文を再び追加できるようになります。',
  contract_cancel: '注文を追加できなくなり、契約は再開できません。',
  order_reopen: '商品代と手数料が再び請求対象になります。返金済みの金額はそのままです。',
  lot_lose: '落札できなかったものとして記録されます。',
  buy_again: '商品の再発注が必要です。支払済みの金額は仕入先への前渡金になります。',
  buy_again_unpaid: '商品の再発注が必要です。',
  request_withdraw: '仕訳は行われません。この操作は元に戻せません。',
  unlink: '相殺済みの金額はそのままです。',
  take_off: '箱は未割当に戻ります。',
  addresses_convert: '旧形式の住所を書き換えます。判断できないものは選択待ちとして残ります。',
} satisfies Shape<typeof en>;
