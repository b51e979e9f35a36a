import type { Socket } from 'node:net';
import { defaultLanguage } from '@hakobu/phrases/languages.ts';
import { Refusal } from '../refusal.ts';

const REASONS: Readonly<Record<string, [status: string, reason: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers too large'],
  HPE_INVALID_METHOD: ['400 Bad Request', 'unknown method'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request did not end in time'],
};

/** Answers requests that could not be parsed, in the shape of every other refusal. */
export function rejectMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, reason] = REASONS[error.code ?? ''] ?? ['400 Bad Request', 'no request of HTTP'];
  const body = JSON.stringify(new Refusal('malformed_body', { details: { reason } }).body(defaultLanguage));
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
