import type { Page } from '@playwright/test';

/** Sends an API request as the signed-in user of a page. */
const ask = (page: Page, method: string, path: string, body?: object): Promise<any> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const token = /access_token=([^;]+)/.exec(document.cookie)![1];
      const reply = await fetch(`/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
      return reply.json();
    },
    { method, path, body },
  );

/** Sends a write as the signed-in user of a page. Returns the body. */
export const write = (
  page: Page,
  method: string,
  path: string,
  body: object,
): Promise<{ id: number; [field: string]: unknown }> => ask(page, method, path, body);

export const read = <Row>(page: Page, path: string): Promise<Row> => ask(page, 'GET', path);

/** The rows of a list that the signed-in user of a page may read. */
export const rowsOf = async <Row>(page: Page, path: string): Promise<Row[]> =>
  (await read<{ data: Row[] }>(page, path)).data;
