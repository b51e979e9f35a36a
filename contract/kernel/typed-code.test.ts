import { expect, test } from 'vitest';
import { compactCode, plainCode } from './typed-code.ts';

test.for([
  ['ＡＢ－１２', 'AB-12'],
  ['12ー34', '12-34'],
  ['12‐34−56—78', '12-34-56-78'],
  [' 12　34 ', '12 34'],
  ['\u200b4901\u00ad2345', '49012345'],
] as const)('%s is the code %s', ([typed, code]) => {
  expect(plainCode(typed)).toBe(code);
});

test.for([
  ['４９０１　２３４５', '49012345'],
  ['1234-5678 9012', '123456789012'],
] as const)('%s is %s without spaces and hyphens', ([typed, code]) => {
  expect(compactCode(typed)).toBe(code);
});
