import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { askApi, sendAnswer } from '#local/aws/api-gateway/api.ts';
import type { ApiHost } from '#local/aws/api-gateway/api-host.ts';
import type { Serve } from './gateway.ts';
import { KeptErrors } from './kept-errors.ts';

/** An installation's origin secret, derived from a key that the installation stores. */
export const originSecretOf = (sealKey: string): string =>
  createHmac('sha256', Buffer.from(sealKey, 'base64')).update('origin').digest('base64url');

/**
 * Changes a request on its way to the API just as the distribution and `infra/edge/name-viewer.js` do: sets the
 * viewer’s IP address and the origin secret, overwriting any values from the client.
 */
function passEdge(request: IncomingMessage, originSecret: string): void {
  request.headers['x-viewer-address'] = request.socket.remoteAddress ?? '';
  request.headers['x-origin-secret'] = originSecret;
}

/** The API behind the distribution. */
export const apiBehindEdge = (api: ApiHost, originSecret: string): Serve => {
  const errors = new KeptErrors();
  return async (request, response, url) => {
    passEdge(request, originSecret);
    sendAnswer(response, await errors.answer(request, url, () => askApi(api, request, url)));
  };
};
