// Runs hledger, an independent accounting program, as a reference (`apt-get install hledger`). Without it
// the comparison is skipped with a message.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PLACES = ['/usr/bin/hledger', '/usr/local/bin/hledger'];
const found = PLACES.find((place) => existsSync(place));

export const hasHledger = found !== undefined;

/** Balance of each account of a journal by `account currency`, without zero balances. */
export function balancesOf(journal: string): Map<string, string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-hledger-'));
  const file = path.join(folder, 'books.journal');
  fs.writeFileSync(file, journal);
  try {
    const csv = execFileSync(
      found!,
      ['-f', file, 'balance', '--flat', '--no-total', '--layout=bare', '-O', 'csv'],
      { encoding: 'utf8', env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } },
    );
    return new Map(
      csv
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',').map((cell) => cell.replace(/^"|"$/g, '')))
        .filter(([, , amount]) => !/^-?0(\.0+)?$/.test(amount ?? '0'))
        .map(([account, currency, amount]) => [`${account} ${currency}`, amount!]),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
