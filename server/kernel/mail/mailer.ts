import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';

export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`; without it mails become files. */
  smtpUrl: string | undefined;
  /** Folder for mails that no server takes. */
  folder: string;
  from: string;
  /** Where people reach the product; links in mails begin with it. */
  publicUrl: string;
}
export interface EmailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
}
export interface Mailer {
  publicUrl: string;
  /** Who answers for what is sent, as `mailto:`. */ contact: string;
  send(letter: EmailMessage): Promise<void>;
  close(): void;
}

/**
 * Sends through the SMTP server, or writes `.eml` files where there is none. Throws when the server refuses.
 */
export function createMailer({ smtpUrl, folder, from, publicUrl }: MailSettings): Mailer {
  const transport =
    smtpUrl === undefined
      ? nodemailer.createTransport({ streamTransport: true, buffer: true })
      : nodemailer.createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    publicUrl,
    contact: `mailto:${/<([^>]+)>/.exec(from)?.[1] ?? from}`,
    async send(letter) {
      const sent = (await transport.sendMail({ from, ...letter })) as { message?: Buffer };
      if (smtpUrl !== undefined) return;
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(
        folder,
        `${new Date().toISOString().replaceAll(':', '')}-${randomUUID().slice(0, 8)}.eml`,
      );
      await fs.writeFile(file, sent.message!, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}
