// Fixtures for bank statements: separate bank accounts, and files to import.
import fs from 'node:fs';
import path from 'node:path';
import { done, type People } from './main-job.ts';
import { sendForm, type Part } from '../support/pictures.ts';
import type { Reply, TestServer } from '../support/test-server.ts';

const FIXTURES = path.join(import.meta.dirname, '../../server/accounting/bank-statement/fixtures');
const EMAIL = 'accounting@hakobu.test';
let cards = 0;

type Choice = Record<string, string | number>;
export interface Sending {
  card: number;
  content: string | Uint8Array;
  choices?: readonly Choice[];
  layout?: Record<string, string>;
  name?: string;
}

export const fixture = (name: string): Uint8Array =>
  new Uint8Array(fs.readFileSync(path.join(FIXTURES, name)));

/** A small sheet of days in November. */
export const sheet = (...rows: [day: number, amount: string, text: string][]): string =>
  ['Date,Description,Amount', ...rows.map(([day, amount, text]) => `2026-11-0${day},${text},${amount}`)].join(
    '\n',
  );

/** Imports bank files as the accountant. */
export function bankSteps(server: TestServer, crew: People) {
  const send = (
    address: string,
    { card, content, choices = [], layout = {}, name = 'bank.csv' }: Sending,
  ) => {
    const chosen = choices.flatMap((choice, index) =>
      Object.entries(choice).map(([field, value]): Part => [`choices[${index}][${field}]`, String(value)]),
    );
    const columns = Object.entries(layout).map(([field, value]): Part => [`layout[${field}]`, value]);
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const parts: Part[] = [['card_id', String(card)], ['file', bytes, name], ...columns, ...chosen];
    return sendForm(server, 'POST', address, parts, { email: EMAIL });
  };
  const read = (sending: Sending): Promise<Reply> => send('bank-statements/read', sending);
  return {
    read,
    take: (sending: Sending): Promise<Reply> => send('bank-statements', sending),
    /** A bank account for this test only, so that no lines of other tests are duplicates. */
    makeCard: async (body: object = {}): Promise<number> => {
      const born = { name: `Bank ${(cards += 1)}`, currency_id: 'VND', ...body };
      return (await done(crew.accounting('POST', 'cards', born), 201)).id;
    },
    linesOf: async (statement: number) =>
      (await done(crew.accounting('GET', `bank-statement-lines?filter[statement_id]=${statement}`))).data,
    keyOf: async (sending: Sending, index = 0): Promise<string> =>
      (await done(read(sending), 200)).lines[index].key,
  };
}
