// Files are served to callers who may read their document, and to holders of a signed address; pictures of
// the catalogue are public.
import { beforeAll, describe, expect, test } from 'vitest';
import { readSigner } from '../../server/kernel/session/signer.ts';
import { deposit, done, makeCustomer, unique, usePeople } from '../main-job/main-job.ts';
import { jpeg, sendForm } from '../support/pictures.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);

const MINUTES = 60;
const vouchers = { mine: 0, theirs: 0 };
let picture: string;
/** Files of a voucher of the requesting customer, of another customer, and without a document. */
const files = { mine: '', theirs: '', paper: '', loose: '' };

/** Uploads a picture of a product; returns its file's id. */
async function sendPicture(): Promise<string> {
  const { body } = await sendForm(server, 'POST', 'products', [
    ['id', unique()],
    ['name', 'Tea'],
    ['images[0][file]', await jpeg('teal', 80)],
  ]);
  return body.image_url.split('/').at(-1);
}
/** Uploads a file of a voucher, or without a document, used by no product. */
async function keepFile(voucher?: number): Promise<string> {
  const id = await sendPicture();
  await server.query('delete from product_images where file_id = $1', [id]);
  await server.query('update files set document_type = $2, document_id = $3 where id = $1', [
    id,
    voucher === undefined ? null : 'transaction',
    voucher,
  ]);
  return id;
}
beforeAll(async () => {
  const [{ id }] = (await server.query("select id from users where email = 'customer@hakobu.test'")) as [
    { id: number },
  ];
  vouchers.mine = (await deposit(crew, id, '1000', 'VND')).id;
  vouchers.theirs = (await deposit(crew, (await makeCustomer(crew)).id, '1000', 'VND')).id;
  picture = await sendPicture();
  files.mine = await keepFile(vouchers.mine);
  files.theirs = await keepFile(vouchers.theirs);
  files.paper = await keepFile(vouchers.mine);
  files.loose = await keepFile();
  await server.query(
    `update files set width = null, height = null, media_type = 'application/pdf', name = 'Phiếu (1).pdf'
      where id = $1`,
    [files.paper],
  );
});

type Asker = 'admin' | 'sale' | 'warehouse' | 'accounting' | 'customer';
const ask = async (address: string, asker?: Asker): Promise<Response> => {
  const token = asker && (await server.signIn(`${asker}@hakobu.test`));
  return fetch(`${server.url}${address}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
};
const answered = async (address: string, asker?: Asker) => {
  const response = await ask(address, asker);
  return response.ok ? 200 : ((await response.json()) as { code: string }).code;
};

describe('a picture of a product', () => {
  test('is public, and cached for a year', async () => {
    const response = await ask(`/files/${picture}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });
});

describe('a file of a voucher', () => {
  test.for([
    ['accounting', 200],
    ['admin', 200],
    ['customer', 200],
    ['warehouse', 'forbidden'],
    [undefined, 'logged_out'],
  ] as const)('is answered to %s with %s', async ([asker, answer]) => {
    for (const address of [`/files/${files.mine}`, `/files/${files.mine}?size=64`])
      expect(await answered(address, asker)).toBe(answer);
    expect(await answered(`/api/files/${files.mine}`, asker)).toBe(answer);
  });

  test('is not found by another customer', async () => {
    expect(await answered(`/files/${files.theirs}`, 'customer')).toBe('not_found');
    expect(await answered(`/api/files/${files.theirs}`, 'customer')).toBe('not_found');
  });

  test('is not cached by proxies', async () => {
    const { headers } = await ask(`/files/${files.mine}`, 'accounting');
    expect(headers.get('cache-control')).toMatch(/^private/);
  });

  test('that is no picture is downloaded under its name', async () => {
    const { headers } = await ask(`/files/${files.paper}`, 'accounting');
    expect(await answered(`/files/${files.paper}?size=64`, 'accounting')).toBe('not_found');
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'application/pdf',
      `attachment; filename="Phi_u _1_.pdf"; filename*=UTF-8''Phi%E1%BA%BFu%20%281%29.pdf`,
    ]);
  });

  test('stays although no product shows it, and one without a document belongs to its sender', async () => {
    expect(await answered(`/files/${files.loose}`, 'admin')).toBe(200);
    expect(await answered(`/files/${files.loose}`, 'accounting')).toBe('not_found');
    expect(await answered(`/files/${files.loose}`)).toBe('logged_out');
  });
});

describe('a signed address', () => {
  const addressOf = async (id: string) => (await done(crew.accounting('GET', `files/${id}`))).url as string;

  test('comes with the voucher and needs no token', async () => {
    const voucher = await done(crew.customer('GET', `transactions/${vouchers.mine}?include=files`));
    expect(voucher.files.map(({ id }: { id: string }) => id)).toEqual([files.mine, files.paper]);
    const [{ url, thumbnail_url }] = voucher.files;
    expect(await answered(url)).toBe(200);
    expect(await answered(thumbnail_url)).toBe(200);
    expect(voucher.files[1].thumbnail_url).toBeNull();
  });

  test('is the same for some minutes, and valid for ten at most', async () => {
    const until = Number(new URL(await addressOf(files.mine), server.url).searchParams.get('until'));
    const left = until - Date.now() / 1000;
    expect(left).toBeGreaterThan(4.9 * MINUTES);
    expect(left).toBeLessThanOrEqual(10 * MINUTES);
  });

  test('is refused after expiry, also with a changed expiry', async () => {
    const { sign } = await readSigner(server.app.database.db);
    const now = Math.floor(Date.now() / 1000);
    const signature = sign(`file\n${files.mine}\n${now - 1}`);
    const address = (until: number) => `/files/${files.mine}?until=${until}&signature=${signature}`;
    expect(await answered(address(now - 1))).toBe('file_address_over');
    expect(await answered(address(now + 60))).toBe('file_address_over');
  });

  test('is valid for one file only, and refused when it is changed', async () => {
    const address = await addressOf(files.mine);
    expect(await answered(address.replace(files.mine, files.theirs))).toBe('file_address_over');
    expect(await answered(address.replace('signature=', 'signature=A'))).toBe('file_address_over');
    expect(await answered(address.replace(/signature=.*/, 'signature='))).toBe('file_address_over');
    expect(await answered(address.replace(/&signature=.*/, ''))).toBe('logged_out');
  });
});
