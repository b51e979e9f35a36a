// Requests to addresses named by users: pictures, push services, shops. They reach the public internet only,
// never this machine or its network, whatever a name resolves to and wherever a response redirects.
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { Refusal } from '../refusal.ts';

export interface OutboundAnswer {
  status: number;
  type: string;
  body: Buffer;
}
interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Maximum response size in bytes. */
  most?: number;
}

const TIMEOUT_MS = 15_000;
const REDIRECTS = 3;
const MOST_BYTES = 1_000_000;

const closed = new net.BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(address, bits, 'ipv6');

/** Whether an IP address belongs to the public internet. IPv4 inside IPv6 counts as what it is. */
export function isPublicAddress(address: string): boolean {
  const family = net.isIP(address);
  if (family === 0) return false;
  return !closed.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

export class Outbound {
  readonly #agents: { 'http:': http.Agent; 'https:': https.Agent };
  readonly #privateToo: boolean;

  /** `privateToo` allows addresses of the local network, for businesses with such services on site. */
  constructor({ privateToo = false }: { privateToo?: boolean } = {}) {
    this.#privateToo = privateToo;
    const lookup = privateToo ? {} : { lookup: publicLookup };
    this.#agents = {
      'http:': new http.Agent(lookup as http.AgentOptions),
      'https:': new https.Agent(lookup as https.AgentOptions),
    };
  }

  /** Refuses non-public addresses with `address_not_public`. Host names are checked again on connection. */
  requirePublic(address: URL | string): URL {
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const shut =
      net.isIP(host) === 0 ? /(^|\.)(localhost|local|internal)$/i.test(host) : !isPublicAddress(host);
    if (!/^https?:$/.test(url.protocol) || url.username !== '' || (shut && !this.#privateToo))
      throw new Refusal('address_not_public', { details: { host } });
    return url;
  }

  /**
   * Sends one request and reads the whole response. Refuses with `address_not_public` or `address_no_answer`.
   */
  async ask(address: URL | string, asked: Asked = {}, redirects = REDIRECTS): Promise<OutboundAnswer> {
    const url = this.requirePublic(address);
    const { status, location, type, body } = await this.#once(url, asked);
    if (location === undefined || status < 300 || status > 399 || (asked.method ?? 'GET') !== 'GET')
      return { status, type, body };
    if (redirects === 0) throw new Refusal('address_no_answer', { details: { reason: 'redirects' } });
    return this.ask(new URL(location, url), asked, redirects - 1);
  }

  #once(
    url: URL,
    { method = 'GET', headers = {}, body, most = MOST_BYTES }: Asked,
  ): Promise<OutboundAnswer & { location: string | undefined }> {
    const protocol = url.protocol as 'http:' | 'https:';
    const noAnswer = (reason: string): Refusal => new Refusal('address_no_answer', { details: { reason } });
    return new Promise((resolve, reject) => {
      const request = (protocol === 'https:' ? https : http).request(
        url,
        {
          method,
          agent: this.#agents[protocol],
          headers: { 'user-agent': 'Hakobu', ...headers },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        },
        (answer) => {
          const parts: Buffer[] = [];
          let size = 0;
          answer.on('data', (part: Buffer) => {
            size += part.length;
            if (size > most) request.destroy(noAnswer('too_large'));
            else parts.push(part);
          });
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              location: answer.headers.location,
              type: (answer.headers['content-type'] ?? '').split(';')[0]!.trim(),
              body: Buffer.concat(parts),
            }),
          );
          answer.on('error', reject);
        },
      );
      request.on('error', (error) =>
        reject(
          error instanceof Refusal ? error : noAnswer('code' in error ? String(error.code) : error.name),
        ),
      );
      request.end(body);
    });
  }
}

/** Resolves a name, and fails if any of its addresses is not public. */
function publicLookup(
  host: string,
  options: dns.LookupOptions,
  done: (error: Error | null, address: string | dns.LookupAddress[], family?: number) => void,
): void {
  dns.lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      done(error, '');
      return;
    }
    if (addresses.some(({ address }) => !isPublicAddress(address))) {
      done(new Refusal('address_not_public', { details: { host } }), '');
      return;
    }
    if (options.all) done(null, addresses);
    else done(null, addresses[0]!.address, addresses[0]!.family);
  });
}
