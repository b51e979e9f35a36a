import { randomUUID } from 'node:crypto';
import type { Reply, TestServer } from './test-server.ts';

export const PASSWORD = 'ten signs at least';
export const newEmail = () => `p${randomUUID().slice(0, 8)}@example.test`;

/** Somebody registers as a customer, in Vietnamese; the email is not proven yet. Answers the reply too. */
export async function register(
  server: TestServer,
  email = newEmail(),
  extra: object = {},
): Promise<Reply & { email: string }> {
  const body = { name: 'Trần Thị Mới', email, password: PASSWORD, ...extra };
  return { email, ...(await server.with(undefined)('POST', 'register', body, { language: 'vi' })) };
}

interface Mail {
  template: string;
  language: string | null;
  link: URL;
}

/** The mails that wait to be sent to somebody, oldest first, with the links in them. */
export async function mailsTo(server: TestServer, email: string): Promise<Mail[]> {
  const rows = await server.query(
    `select template, language, content ->> 'link' as link from mails where recipient = $1 order by id`,
    [email],
  );
  return rows.map(({ template, language, link }) => ({
    template,
    language,
    link: new URL(link, 'http://hakobu.test'),
  }));
}

/** What a link hands to the screen that it opens. */
export const partsOf = (link: URL): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(link.hash.split('?')[1]));

/** The call that the screen of a verification link makes; `change` makes up parts of it. */
export function verifyPath(link: URL, change: Record<string, string> = {}): string {
  const { username = '', token, expires, signature = '' } = { ...partsOf(link), ...change };
  return `email/verify/${encodeURIComponent(username)}/${token}?expires=${expires}&signature=${encodeURIComponent(signature)}`;
}
