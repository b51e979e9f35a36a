// An SMTP server in the test process that stores the mails.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  link: URL;
}
export interface MailBox {
  url: string;
  folder: string;
  refuse(times: number): void;
  close(): Promise<void>;
}

/** Starts the server; mails are written to a folder, so that other processes can read them too. */
export async function openMailBox(folder: string): Promise<MailBox> {
  let refusals = 0;
  fs.mkdirSync(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => void parts.push(part));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(new Error('mailbox busy'));
          return;
        }
        const to = session.envelope.rcptTo[0]!.address;
        fs.writeFileSync(path.join(folder, `${to}-${process.hrtime.bigint()}.eml`), Buffer.concat(parts));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    refuse: (times) => {
      refusals = times;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

/** Waits for the newest mail to an address, beyond the first `seen` ones. */
export async function readLetter(folder: string, to: string, seen = 0): Promise<Letter> {
  for (let round = 0; round < 200; round += 1) {
    const letters = fs
      .readdirSync(folder)
      .filter((name) => name.startsWith(`${to}-`))
      .toSorted((a, b) => a.localeCompare(b));
    if (letters.length > seen) return parse(to, fs.readFileSync(path.join(folder, letters.at(-1)!), 'utf8'));
    await sleep(100);
  }
  throw new Error(`no letter to ${to}`);
}

export const countLetters = (folder: string, to: string): number =>
  fs.readdirSync(folder).filter((name) => name.startsWith(`${to}-`)).length;

function parse(to: string, raw: string): Letter {
  const unfolded = raw.replaceAll(/\r\n[ \t]+/g, ' ');
  const subject = decodeWords(/^Subject: (.*)$/m.exec(unfolded)?.[1] ?? '');
  const boundary = /boundary="([^"]+)"/.exec(unfolded)?.[1] ?? '';
  const plain = raw.split(`--${boundary}`).find((part) => part.includes('text/plain')) ?? '';
  const [head = '', ...rest] = plain.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const text = /base64/i.test(head)
    ? Buffer.from(body, 'base64').toString()
    : /quoted-printable/i.test(head)
      ? unquote(body.replaceAll(/=\r\n/g, ''))
      : body;
  return { to, subject, text, link: new URL(/https?:\S+/.exec(text)?.[0] ?? 'about:blank') };
}

const unquote = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
const decodeWords = (text: string): string =>
  text.replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?= ?/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquote(word.replaceAll('_', ' ')),
  );
