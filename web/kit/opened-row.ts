import type { ReactNode } from 'react';

/** What a list knows of a row that is being opened. */
export interface OpenedRow {
  /** The address of its document, `/purchase/purchases/7`. */
  address: string;
  title: ReactNode;
  status: ReactNode;
}

let opened: OpenedRow | undefined;
let pressed: Element | undefined;

/** Called when a row is opened: it looks pressed until its screen is there. */
export function noteOpenedRow(row: OpenedRow, element: Element | null): void {
  opened = row;
  releaseRow();
  pressed = element ?? undefined;
  pressed?.setAttribute('data-pressed', '');
}

/** Called when the next screen is there. */
export function releaseRow(): void {
  pressed?.removeAttribute('data-pressed');
  pressed = undefined;
}

/** What the list knew of the document at the current address. */
export const openedRow = (): OpenedRow | undefined =>
  opened?.address === location.hash.slice(1) ? opened : undefined;
