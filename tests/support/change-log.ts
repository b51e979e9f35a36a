import type { TestServer } from './test-server.ts';

/** Change log of a row, oldest entry first. */
export async function logOf(
  server: Pick<TestServer, 'query'>,
  type: string,
  id: string | number,
): Promise<{ type_id: string; content: Record<string, unknown> }[]> {
  return server.query(
    'select type_id, content from logs where logable_type = $1 and logable_id = $2 order by id',
    [type, String(id)],
  );
}

/** The newest entry of a row's change log. */
export const lastLog = async (...row: Parameters<typeof logOf>) => (await logOf(...row)).at(-1);
