import { z } from 'zod';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { fileRow } from '../../kernel/file.ts';

/** Signed addresses expire while documents stay open on a screen, so clients request new ones here. */
export const getFile = defineEndpoint({
  id: 'helper.file.get',
  method: 'GET',
  path: 'files/{id}',
  summary: 'Read a file with new addresses of its content',
  access: 'signed_in',
  params: z.object({ id: z.string() }),
  response: fileRow,
});
