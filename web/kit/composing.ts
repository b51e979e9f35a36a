import type { KeyboardEvent } from 'react';

/** Whether the key belongs to an input method: its Enter only ends a composition. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  isComposingNative(nativeEvent);

/** The same for document listeners. Safari ends the composition first and sends key code 229. */
export const isComposingNative = (
  event: Pick<globalThis.KeyboardEvent, 'isComposing' | 'keyCode'>,
): boolean => event.isComposing || event.keyCode === 229;
