import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** An installation's origin secret, derived from a key that it keeps. */
export const originSecretOf = (sealKey: string): string =>
  createHmac('sha256', Buffer.from(sealKey, 'base64')).update('origin').digest('base64url');

/**
 * What the distribution and `infra/edge/name-viewer.js` do to a request on its way to the API: they set the viewer's
 * address and the origin secret, overwriting any values from the client.
 */
export function passEdge(request: IncomingMessage, originSecret: string): void {
  request.headers['x-viewer-address'] = request.socket.remoteAddress ?? '';
  request.headers['x-origin-secret'] = originSecret;
}
