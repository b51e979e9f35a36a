import type { problem as en } from '../../en/common/problem.ts';
import type { Shape } from '../../shape.ts';

/** What is wrong with one field. */
export const problem = {
  required: '必須です',
  unrecognized: 'ここでは使えない項目です',
  not_text: '文字で入力してください',
  not_number: '数値で入力してください',
  not_integer: '整数で入力してください',
  not_boolean: '「はい」か「いいえ」で指定してください',
  not_date: '1900年から2199年までの日付を入力してください',
  not_list: '一覧で指定してください',
  not_object: '項目のまとまりで指定してください',
  not_decimal: '小数で入力してください',
  too_small: '{{minimum}}以上にしてください',
  not_above: '{{minimum}}より大きい値にしてください',
  too_large: '{{maximum}}以下にしてください',
  too_short: '短すぎます',
  too_long: '長すぎます',
  too_many_decimals: '小数点以下は{{scale}}桁までです',
  not_email: 'メールアドレスの形式で入力してください',
  not_url: 'httpまたはhttpsのURLを入力してください',
  not_file: 'ファイルを選択してください',
  not_one_of: '選択肢から選択してください',
  not_code: '使えるのは英数字と「.」「-」「_」だけです',
  no_code: '英数字を含めてください（入力値：{{value}}）',
  not_japanese_tax_code: 'Tと13桁の数字からなる登録番号を入力してください（番号の誤りの可能性があります）',
  not_vietnamese_tax_code: '法人は10桁、支店は13桁、個人は12桁の数字で入力してください',
  unknown: '存在しません',
  invalid: '正しくありません',
} satisfies Shape<typeof en>;
