import type { address as en } from '../../en/identity/address.ts';
import type { Shape } from '../../shape.ts';

export const address = {
  name: '住所',
  plural: '住所',
  title: {
    mine: 'アドレス帳',
  },
  field: {
    address_detail: '番地・建物',
    conversion: '行政区分',
    default: '既定',
    today_ward: '現行の町域',
  },
  act: {
    convert: '現行の区分に変換',
    choose: '選択',
    add_address: '新しい住所',
  },
  message: {
    lacks: '町域を選び、番地を入力してください',
    converted: '{{converted}}件を変換、{{left}}件は要選択',
    no_ward: 'データなし',
    default: '既定',
  },
  conversion: {
    none: '町域なし',
    current: '現行区分',
    converted: '変換済み',
    needs_choice: '要選択',
  },
  errors: {
    not_a_successor: '旧区分はこの区分に統合されていません',
    default_address: '他の住所がある間は既定の住所を削除できません。先に別の住所を既定にしてください',
  },
  rights: {
    address: {
      name: '住所',
      meaning: '顧客の住所録',
    },
  },
  log: {
    sender_tel: '差出人の電話',
    sender_address: '差出人の住所',
    converted: '変換',
    needs_choice: '要選択',
    resolved_ward_id: '現行の町域',
    ward_id: '町域',
    address_detail: '番地・建物',
    sender_name: '差出人',
  },
} satisfies Shape<typeof en>;
