/** Replaces Mantine's scroll area; tables use the native scrollbar. */
export const ScrollArea = 'div';
