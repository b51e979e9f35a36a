import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';

export interface MailSettings {
  /** `smtp://user:password@host:port` or `smtps://…`; without it mails become files. */
  smtpUrl: string | undefined;
  /** Folder for mails without an SMTP server. */
  folder: string;
  from: string;
  /** Public address of the product, the base of links in mails. */
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
  /** Contact address of the sender, as `mailto:`. */
  contact: string;
  send(letter: EmailMessage): Promise<void>;
  close(): void;
}

/** Sends through the SMTP server, or writes `.eml` files without one. Throws when the server refuses. */
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
