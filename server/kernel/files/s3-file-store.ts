import { AwsClient } from 'aws4fetch';
import { hashOf, type FileStore } from './file-store.ts';

const REGION = 'us-east-1';
const TIMEOUT_MS = 30_000;

/**
 * Stores files in a bucket of an S3-compatible service, under the hash of their content. `url`:
 * `s3://KEY:SECRET@host/bucket?region=…`, with `tls=0` for a service in the local network over http.
 * Addresses use the path style, which every such service supports.
 */
export function createS3FileStore(url: string): FileStore {
  const { username, password, host, pathname, searchParams } = new URL(url);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? REGION,
  });
  const base = `${searchParams.get('tls') === '0' ? 'http' : 'https'}://${host}${pathname.replace(/\/+$/, '')}`;
  const ask = async (sha256: string, init: RequestInit): Promise<Response> =>
    client.fetch(`${base}/${sha256.slice(0, 2)}/${sha256}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  const refused = async (what: string, answer: Response): Promise<Error> =>
    new Error(`The file store answered ${answer.status} to ${what}: ${(await answer.text()).slice(0, 300)}`);
  return {
    async put(content) {
      const sha256 = hashOf(content);
      const exists = await ask(sha256, { method: 'HEAD' });
      if (exists.ok) return sha256;
      const answer = await ask(sha256, { method: 'PUT', body: Buffer.from(content) });
      if (!answer.ok) throw await refused('a new file', answer);
      return sha256;
    },
    async read(sha256) {
      const answer = await ask(sha256, { method: 'GET' });
      if (!answer.ok) throw await refused('a question for one', answer);
      return Buffer.from(await answer.arrayBuffer());
    },
    async remove(sha256) {
      const answer = await ask(sha256, { method: 'DELETE' });
      if (!answer.ok && answer.status !== 404) throw await refused('a removal', answer);
    },
  };
}
