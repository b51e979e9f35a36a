import { sql, type RawBuilder } from 'kysely';
import type { AddressedEntityType } from '@hakobu/contract/find-card.ts';
import type { NotificationKind } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import type { Context } from '../context.ts';

interface NotificationToMake {
  /** User ids as SQL with one column `id`; the actor and users who cannot sign in are excluded. */
  to: RawBuilder<unknown>;
  kind: NotificationKind;
  /** The subject of the notification; absent for organization-wide rules. */
  subject?: { type: AddressedEntityType; id: string | number };
  /** Parameters of the kind's phrase. */
  content: Record<string, string>;
}

/** Creates notifications within the transaction; after the commit they are listed and pushed to devices. */
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
