// One server with the demo business for all browser tests, over a throw-away database.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { startApp } from '../../server/app.ts';
import { fixedPort } from '../support/fixed-port.ts';
import { createFolderStore } from '../../server/kernel/files/file-store.ts';
import { prepareDatabase } from '../../server/prepare-database.ts';
import { openAuctionSite } from '../support/auction-site.ts';
import { startProvider } from '../support/oidc-provider.ts';
import { openMailBox } from '../support/mail-box.ts';
import { createPendingVoucher } from './pending-voucher.ts';
import { createDatabase, startEmptyPostgres, withClient } from '../support/postgres.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startEmptyPostgres();
  await createDatabase(postgres.url('postgres'), 'e2e');
  const mail = await openMailBox(fs.mkdtempSync(path.join(os.tmpdir(), 'hakobu-e2e-mail-')));
  const filesFolder = path.join(mail.folder, 'files');
  await prepareDatabase(postgres.url('e2e'), { demo: true, files: createFolderStore(filesFolder) });
  await withClient(postgres.url('e2e'), addPlaces);
  const port = await fixedPort(); // known before the start, because links in mails name it
  const provider = await startProvider(`http://127.0.0.1:${port}/oauth/callback`);
  const { issuer, clientId, clientSecret } = provider;
  const auction = await openAuctionSite();
  const app = await startApp({
    auctionUrl: auction.url,
    publicUrl: `http://127.0.0.1:${port}`,
    providers: [
      {
        id: 'test',
        name: 'Nhà cung cấp',
        issuer,
        clientId,
        clientSecret,
        tokenEndpoint: undefined,
        responseMode: undefined,
      },
    ],
    databaseUrl: postgres.url('e2e'),
    filesFolder,
    port,
    checkResponses: true,
    privateAddresses: true,
    jobs: {
      smtpUrl: mail.url,
      folder: mail.folder,
      from: 'Hakobu <hello@example.test>',
      publicUrl: `http://127.0.0.1:${port}`,
    },
  });
  process.env.HAKOBU_URL = app.url;
  process.env.HAKOBU_MAIL = mail.folder;
  await createPendingVoucher();
  return async () => {
    await app.close();
    await provider.close();
    auction.close();
    await mail.close();
    fs.rmSync(mail.folder, { recursive: true, force: true });
    await postgres.stop();
  };
}

/** All tests together fill more places of Narita than the demo has; two hands would meet at the last ones. */
async function addPlaces(client: pg.Client): Promise<void> {
  await client.query(`insert into shelves (id, area_id, name) values (900, 1, 'A9')`);
  await client.query(
    `insert into locations (id, shelve_id, floor, "column", "row")
      select 900 + n, 900, 1, n, 1 from generate_series(1, 60) n`,
  );
}
