import { sql } from 'kysely';
import webPush from 'web-push';
import { notificationOf } from '@hakobu/phrases/server.ts';
import { matchLanguage } from '@hakobu/phrases/languages.ts';
import type { Db } from '../database/database.ts';
import { defineTask, type Task } from '../jobs/task.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readPushKeys, type PushKeys } from './push-keys.ts';

const BATCH = 100;
/** A subscription is deleted after this number of consecutive failures. */
const MOST_FAILURES = 20;
const SECONDS_KEPT = 24 * 60 * 60;

interface Waiting {
  id: number;
  kind: string;
  subject_type: string | null;
  subject_id: string | null;
  content: Record<string, string>;
  language: string | null;
  devices: Device[];
}
interface Device {
  id: number;
  token: string;
  p256dh: string;
  auth: string;
}

/**
 * Pushes new notifications to the recipients' devices, at most a day old. Subscriptions reported as gone are
 * deleted; other failures are counted and not retried, because the notification stays in the list.
 */
export const sendPushesTask = (outbound: Outbound, contact: string): Task =>
  defineTask({
    name: 'send-pushes',
    on: ['notification'],
    async run({ db, log }) {
      const { rows } = await sql<Waiting>`
      update user_notifications n set pushed_at = now()
      from users u where u.id = n.user_id and n.id in (select id from user_notifications
      where pushed_at is null order by id limit ${BATCH} for no key update skip locked)
      returning n.id, n.kind, n.subject_type, n.subject_id, n.content, u.language,
        case when n.created_at > now() - interval '1 day' and n.read_at is null
          then coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'token', d.token, 'p256dh', d.p256dh,
            'auth', d.auth)) from device_tokens d where d.user_id = n.user_id), '[]'::jsonb)
            else '[]'::jsonb end as devices`.execute(db);
      const messages = rows.flatMap((row) => row.devices.map((device) => ({ device, text: messageOf(row) })));
      if (messages.length > 0) {
        const keys = await readPushKeys(db);
        const sent = await Promise.all(
          messages.map(({ device, text }) => push(db, outbound, { device, text, keys, contact })),
        );
        log('pushed', { count: sent.filter(Boolean).length, of: sent.length });
      }
      if (rows.length === BATCH)
        await db.insertInto('outbox').values({ topic: 'notification', payload: '{}' }).execute();
    },
  });

const messageOf = ({ id, kind, subject_type, subject_id, content, language }: Waiting): string =>
  JSON.stringify({
    id,
    ...notificationOf(matchLanguage(language ?? ''), kind, content),
    subject_type,
    subject_id,
  });

async function push(
  db: Db,
  outbound: Outbound,
  { device, text, keys, contact }: { device: Device; text: string; keys: PushKeys; contact: string },
): Promise<boolean> {
  let status = 0;
  try {
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      { endpoint: device.token, keys: { p256dh: device.p256dh, auth: device.auth } },
      text,
      { TTL: SECONDS_KEPT, vapidDetails: { subject: contact, ...keys } },
    );
    ({ status } = await outbound.ask(endpoint, {
      method,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: body as Buffer,
    }));
  } catch {
    status = 0; // Counted below like any other failure.
  }
  const sent = status >= 200 && status < 300;
  const gone = status === 404 || status === 410;
  if (!gone)
    await db
      .updateTable('device_tokens')
      .set((own) => ({ failures: sent ? 0 : own('failures', '+', 1) }))
      .where('id', '=', device.id)
      .execute();
  if (!sent)
    await db
      .deleteFrom('device_tokens')
      .where('id', '=', device.id)
      .where('failures', '>=', gone ? 0 : MOST_FAILURES)
      .execute();
  return sent;
}
