import { sql, type RawBuilder } from 'kysely';
import type { AddressedEntityType } from '@hakobu/contract/find-card.ts';
import type { NotificationKind } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import type { Context } from '../context.ts';

interface NotificationToMake {
  /** Ids of users, as SQL that selects one column `id`; who did it is left out, and who cannot sign in. */
  to: RawBuilder<unknown>;
  kind: NotificationKind;
  /** The document it is about; none where it is a rule of the house. */
  subject?: { type: AddressedEntityType; id: string | number };
  /** Fills the sentence of the kind. */
  content: Record<string, string>;
}

/**
 * Tells people something, with the transaction: it stands in their list after the commit, and is pushed to
 * their devices then.
 */
export async function notify(
  ctx: Context,
  { to, kind, subject, content }: NotificationToMake,
): Promise<void> {
  await sql`insert into user_notifications (user_id, kind, subject_type, subject_id, content)
    select distinct u.id, ${kind}::text, ${subject?.type ?? null}::text,
      ${subject === undefined ? null : String(subject.id)}::text,
      ${JSON.stringify({ ...content, name: ctx.actor.name })}::jsonb
    from users u join (${to}) as chosen on chosen.id = u.id where u.disabled_at is null
      and u.id <> ${ctx.actor.id}`.execute(ctx.db);
  ctx.announce('notification', {});
}
