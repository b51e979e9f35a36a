/** Stands in for the scroll area that Mantine's tables may lie in: ours scroll as the browser does. */
export const ScrollArea = 'div';
