import type { problem as en } from '../../en/common/problem.ts';
import type { Shape } from '../../shape.ts';

/** What is wrong with one field. */
export const problem = {
  required: 'は必須です',
  unrecognized: 'はここでは使えません',
  not_text: 'は文字で入力してください',
  not_number: 'は数値で入力してください',
  not_integer: 'は整数で入力してください',
  not_boolean: 'は「はい」か「いいえ」で指定してください',
  not_date: 'は1900年から2199年までの日付で入力してください',
  not_list: 'は一覧で指定してください',
  not_object: 'は項目のまとまりでなければなりません',
  not_decimal: 'は小数で入力してください',
  too_small: 'は {{minimum}} 以上にしてください',
  not_above: 'は {{minimum}} より大きくしてください',
  too_large: 'は {{maximum}} 以下にしてください',
  too_short: 'が短すぎます',
  too_long: 'が長すぎます',
  too_many_decimals: 'の小数が {{scale}} 桁を超えています',
  not_email: 'はメールアドレスの形式で入力してください',
  not_url: 'は http または https のアドレスにしてください',
  not_file: 'はファイルを選んでください',
  not_one_of: 'は選択肢から選んでください',
  not_code: 'に使えるのは英数字と「.」「-」「_」だけです',
  no_code: 'に英数字がありません：「{{value}}」',
  unknown: 'は存在しません',
  invalid: 'が正しくありません',
} satisfies Shape<typeof en>;
