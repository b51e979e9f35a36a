import { randomUUID } from 'node:crypto';
import type { Reply, TestServer } from './test-server.ts';

export const PASSWORD = 'ten signs at least';
export const newEmail = () => `p${randomUUID().slice(0, 8)}@example.test`;

/** Registers a customer in Vietnamese with an unverified email. Also returns the response. */
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

/** Queued mails to an address, oldest first, with their links. */
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

/** Parameters that a link passes to its screen. */
export const partsOf = (link: URL): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(link.hash.split('?')[1]));

/** The request of the verification screen; `change` replaces parts of it. */
export function verifyPath(link: URL, change: Record<string, string> = {}): string {
  const { username = '', token, expires, signature = '' } = { ...partsOf(link), ...change };
  return `email/verify/${encodeURIComponent(username)}/${token}?expires=${expires}&signature=${encodeURIComponent(signature)}`;
}
