import type { paper as en } from '../../en/common/paper.ts';
import type { Shape } from '../../shape.ts';

/** Words that all printed papers share. Papers are in the language of their receiver. */
export const paper = {
  address: '住所',
  tax_code: '税務コード（ベトナム）',
  registration_number: '登録番号',
  tel: '電話',
  representative: '代表者',
  number: '番号',
  day: '日付',
  to: '{{name}}　御中',
  sign: '(署名・押印)',
  row: 'No.',
} satisfies Shape<typeof en>;
