import { decimalText } from '../../kernel/decimal.ts';

/** closing = opening + increase - decrease, in the account's currency and (`_base`) in VND. */
export const periodFigures = {
  opening: decimalText(),
  increase: decimalText(),
  decrease: decimalText(),
  closing: decimalText(),
  opening_base: decimalText(),
  increase_base: decimalText(),
  decrease_base: decimalText(),
  closing_base: decimalText(),
};
