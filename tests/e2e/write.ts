import type { Page } from '@playwright/test';

/** A write of whoever is signed in on a page, as any client sends it. Answers the body. */
export const write = (
  page: Page,
  method: string,
  path: string,
  body: object,
): Promise<{ id: number; [field: string]: unknown }> =>
  page.evaluate(
    async ([verb, address, content]) => {
      const token = /access_token=([^;]+)/.exec(document.cookie)![1];
      const reply = await fetch(`/api/${address}`, {
        method: verb!,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: content!,
      });
      if (!reply.ok) throw new Error(`${address}: ${await reply.text()}`);
      return (await reply.json()) as { id: number };
    },
    [method, path, JSON.stringify(body)],
  );
