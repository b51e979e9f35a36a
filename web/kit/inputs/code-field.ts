/** A field for codes, without completion, correction and capitalization. */
export const CODE_FIELD = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const;
