import type { BodyInput, Endpoint } from '@hakobu/contract/kernel/endpoint.ts';
import type { ErrorBody } from '@hakobu/contract/kernel/error-code.ts';
import { sendRequest, CallError } from './call.ts';

/**
 * Downloads a file under the server's file name. An error response is a blob too, and is parsed as text
 * first.
 */
export async function download<E extends Endpoint<any, any, any, any>>(
  endpoint: E,
  body: BodyInput<E>,
): Promise<void> {
  const response = await sendRequest(endpoint, { body });
  const blob = await response.blob();
  if (!response.ok) throw new CallError(response.status, JSON.parse(await blob.text()) as ErrorBody);
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(blob),
    download: name === undefined ? 'export' : decodeURIComponent(name),
  });
  link.click();
  URL.revokeObjectURL(link.href);
}
