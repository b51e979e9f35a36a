import { beforeAll, describe, expect, test } from 'vitest';
import { deposit, done, makeCustomer, usePeople } from '../../../tests/main-job/main-job.ts';
import { logOf } from '../../../tests/support/change-log.ts';
import { jpeg, sendForm, type Part } from '../../../tests/support/pictures.ts';
import { refused } from '../../../tests/support/refused.ts';
import { useTestServer } from '../../../tests/support/test-server.ts';

const server = useTestServer();
const crew = usePeople(server);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF');
const BYTES_OF_MB = 1024 * 1024;

let voucher: { id: number };
beforeAll(async () => {
  voucher = await deposit(crew, (await makeCustomer(crew)).id, '1000', 'VND');
});
const send = (parts: readonly Part[], role = 'accounting', id: number = voucher.id) =>
  sendForm(server, 'POST', `transactions/${id}/files`, parts, {
    email: role && `${role}@hakobu.test`,
  });
const paper: Part = ['files[0]', pdf, 'Phiếu thu.pdf'];
const filesNow = async () =>
  (await done(crew.accounting('GET', `transactions/${voucher.id}?include=files`))).files;

describe('files of a voucher', () => {
  test('are pictures and PDFs with their file names', async () => {
    const { status, body } = await send([paper, ['files[1]', await jpeg('teal', 80), 'receipt.jpg']]);
    expect([status, body.files]).toMatchObject([
      200,
      [
        { name: 'Phiếu thu.pdf', media_type: 'application/pdf', thumbnail_url: null },
        { name: 'receipt.jpg', media_type: 'image/jpeg' },
      ],
    ]);
    const [{ id, url }] = body.files;
    expect(new URL(url, server.url).pathname).toBe(`/files/${id}`);
    const answer = await fetch(`${server.url}${url}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await logOf(server, 'transaction', voucher.id)).toContainEqual({
      type_id: 'write',
      content: { files_attached: ['Phiếu thu.pdf', 'receipt.jpg'] },
    });
  });

  test('are three at most, in one call and over several', async () => {
    await refused(send([paper, ['files[1]', pdf], ['files[2]', pdf], ['files[3]', pdf]]), 'too_many_files');
    await refused(send([paper, ['files[1]', pdf]]), 'too_many_files');
    const both = await Promise.all([send([paper]), send([paper])]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 413]);
    expect(await filesNow()).toHaveLength(3);
  });

  test('are deleted one by one', async () => {
    const [{ id }] = await filesNow();
    const path = `transactions/${voucher.id}/files/${id}`;
    await refused(crew.sale('DELETE', path), 'forbidden');
    expect((await done(crew.accounting('DELETE', path), 200)).files).toHaveLength(2);
    await refused(crew.accounting('DELETE', path), 'not_found');
    await refused(crew.accounting('DELETE', `transactions/${voucher.id}/files/none`), 'not_found');
  });
});

describe('are refused if invalid', () => {
  test('when it is neither picture nor PDF, whatever it is called', async () => {
    const { message } = await refused(send([['files[0]', Buffer.from('<html>'), 'a.pdf']]), 'not_a_paper');
    expect(message).toBe('Please select images or pdf files');
  });

  test('when it is larger than 15 MB, or nothing', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(15 * BYTES_OF_MB)]);
    await refused(send([['files[0]', large, 'large.pdf']]), 'body_too_large');
    await refused(crew.accounting('POST', `transactions/${voucher.id}/files`, {}), 'invalid_fields', 'files');
  });

  test('require permission and an existing voucher', async () => {
    await refused(send([paper], ''), 'logged_out');
    await refused(send([paper], 'sale'), 'forbidden');
    await refused(send([paper], 'accounting', 999_999), 'not_found');
  });
});
