// Places that were met a moment ago in who owes what by name: a page near one is walked to from there.
import type { Context } from '#kernel/context.ts';
import { listLimits } from './list-limits.ts';
import { findMark, leaveMarks } from './page-marks.ts';
import { isFar, type Part, type Span } from './keys-of-parts.ts';
import type { NamePlace } from './name-parts.ts';
import type { InParts } from './outstanding-in-parts.ts';
import type { Row } from './outstanding-rows.ts';
import type { Counted, Place } from './places-in-parts.ts';

/** What tells such a list and its order from others. */
function listOf(ctx: Context, { given, parts }: InParts): string {
  const [{ keys, order }] = parts as [Part];
  const pieces = [given, keys(0), order].map((piece) => piece.compile(ctx.db));
  return JSON.stringify(pieces.map((piece) => [piece.sql, piece.parameters]));
}

/** Where a far page may be read from, of more rows than are told: as the marks of other lists are. */
export function placesNear(
  ctx: Context,
  read: InParts,
  counted: Counted,
  { after, upTo }: Span,
): readonly Place[] {
  if (read.soon === undefined || counted.parts !== undefined || !isFar(upTo)) return [];
  // all of its columns go one way, and no row leaves any of them empty
  const order = [{ column: read.parts[0]!.order, descending: false, filled: true }];
  const mark = findMark(ctx.db, listOf(ctx, read), order, after);
  if (mark === undefined || mark === 'beyond' || after - mark.position > listLimits.near) return [];
  const [passed, most] = [after - mark.position, upTo - mark.position];
  return [{ parts: [read.soon(mark.values as unknown as NamePlace)], after: passed, upTo: most }];
}

/** Remembers where a far page by name began and ended. */
export function leavePlace(ctx: Context, read: InParts, { after, upTo }: Span, rows: readonly Row[]): void {
  if (read.soon === undefined || rows.length === 0 || !isFar(upTo)) return;
  const places = rows.map(({ object, object_id, currency_id }): NamePlace => [
    object.name,
    String(object_id),
    currency_id,
  ]);
  leaveMarks(ctx.db, listOf(ctx, read), after, places);
}
