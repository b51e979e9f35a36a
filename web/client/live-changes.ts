/** A changed row, with the prefixes of the call ids that show it. */
export interface Change {
  type: string;
  id: string;
  calls: readonly string[];
}

/** Reported after an interruption of the stream: any row may have changed. */
export const ANYTHING: Change = { type: '', id: '', calls: [] };

/** Preceding and following documents may be affected by a change of any of them. */
const LINKS = 'helper.document.links';
const isOfDocuments = (beginning: string): boolean => /^(order|accounting|warehouse)(\.|$)/.test(beginning);

/** Whether the response of a call may contain one of the changed rows. */
export const isAffected = (call: string, changes: readonly Change[]): boolean =>
  changes.some(
    (change) =>
      change === ANYTHING ||
      change.calls.some(
        (beginning) => call.startsWith(`${beginning}.`) || (call === LINKS && isOfDocuments(beginning)),
      ),
  );

/** Whether a call read the very row that one of the changes is about: `warehouse.box.get` of box 7. */
export function isRowAffected(queryKey: readonly unknown[], changes: readonly Change[]): boolean {
  const [call, input] = queryKey as [string, { params?: { id?: string | number } } | undefined];
  const noun = call.split('.').at(-2)?.replaceAll('-', '_');
  return changes.some(({ type, id }) => type === noun && id === String(input?.params?.id));
}
