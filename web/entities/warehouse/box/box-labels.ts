import { documentNumber } from '@hakobu/contract/document-number.ts';
import { phrase } from '#app/i18n.ts';

/** The text of a measure warning. */
export const warningLabel = (word: string): string =>
  phrase(($) => {
    const words: Readonly<Record<string, string>> = $.warehouse.box.warning;
    return words[word] ?? word;
  });

/** The location of boxes: pallet, container or area; undefined outside our warehouses. */
export const placeName = (
  {
    area_id,
    pallet_id,
    container_name,
  }: { area_id: number | null; pallet_id: number | null; container_name: string | null },
  areaName: (id: number | null) => string,
): string | undefined => {
  if (pallet_id !== null) return documentNumber('pallet', pallet_id);
  if (container_name !== null) return container_name;
  return area_id === null ? undefined : areaName(area_id);
};
