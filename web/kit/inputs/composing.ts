import type { KeyboardEvent } from 'react';

/** A key that an input method still needs: its Enter ends a composition and does nothing else. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  isComposingNative(nativeEvent);

/** The same of a listener of the document. Safari ends the composition first: its last key is 229. */
export const isComposingNative = (
  event: Pick<globalThis.KeyboardEvent, 'isComposing' | 'keyCode'>,
): boolean => event.isComposing || event.keyCode === 229;
