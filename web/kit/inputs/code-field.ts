/** A field of codes: nothing completes, corrects or capitalises what stands on a label. */
export const CODE_FIELD = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const;
