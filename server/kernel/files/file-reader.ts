import { cardOf } from '@hakobu/contract/find-card.ts';
import type { Actor } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Route } from '../route.ts';
import { authorise } from '../session/authorise.ts';
import { canReadRow, type RequestScope } from '../session/can-read-row.ts';
import type { StoredFile } from './find-file.ts';

/**
 * Refuses callers who may not read the document of a file; a file without a document is readable by its
 * sender. Refuses with `logged_out`, `forbidden`, and `not_found` as the document itself would.
 */
export async function requireFileReader(
  looking: RequestScope,
  served: readonly Route[],
  actor: Actor | undefined,
  { id, creator_id, document_type, document_id }: StoredFile,
): Promise<void> {
  if (actor === undefined) throw new Refusal('logged_out');
  if (document_type === null || document_id === null) {
    if (actor.id === creator_id) return;
    throw new Refusal('not_found', { details: { id } });
  }
  const card = cardOf(document_type);
  if (card?.resource === undefined) throw new Refusal('not_found', { details: { id } });
  const scope = authorise(actor, { resource: card.resource, action: 'read' }, false);
  if ((await canReadRow(looking, served, { actor, scope, card, id: document_id })) !== true)
    throw new Refusal('not_found', { details: { id } });
}
