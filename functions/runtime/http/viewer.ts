import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

interface Request {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly requestContext: { readonly http: { readonly sourceIp: string } };
}

const IPV4_IN_IPV6 = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/iu;
const GROUPS = 8;
/** A household has 2^64 IPv6 addresses, so all of them count as one viewer. */
const NETWORK_GROUPS = 4;

/** The network of an address: the address itself, or the first half of an IPv6 address. */
export const networkOf = (address: string): string => {
  const mapped = IPV4_IN_IPV6.exec(address)?.groups?.['address'];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [front = [], back = []] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, GROUPS - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * A keyed hash of the network that a request came from, meaningless without the key. The edge overwrites
 * `x-viewer-address` with the viewer's address; the API itself sees only the edge's address.
 */
export const viewerOf = ({ headers, requestContext }: Request, key: string): string =>
  createHmac('sha256', key)
    .update(networkOf(headers['x-viewer-address'] ?? requestContext.http.sourceIp))
    .digest('base64url');
