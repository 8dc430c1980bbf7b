import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts';
import type { Serve } from '#local/aws/edge/gateway.ts';
import { readBody } from './http-service.ts';

const BODY_LIMIT_BYTES = 16 * 1024;

/** Why a setting can't be changed; its message is written for the creator and explains what to do. */
export class SettingsProblem extends Error {
  override readonly name: string = 'SettingsProblem';
}

/** A part of Settings that only this machine has. */
export interface SettingsCalls {
  readonly path: string;
  /**
   * Answers a call below this path, such as `GET ` or `POST /save`; returns undefined if there is no such call.
   * Throws a `SettingsProblem`, or a `ZodError` for a body that isn't valid.
   */
  readonly answer: (call: string, asked: { readonly url: URL; readonly body: unknown }) => Promise<unknown>;
}

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
};

const refuse = (response: ServerResponse, code: RefusalCode, detail: string = REFUSALS[code].detail): void =>
  send(response, REFUSALS[code].status, { code, detail, request_id: randomUUID() });

/**
 * Whether a request was sent by the site's own page, or by a program on this machine. The gateway has already
 * refused other host names. A page from another site, port or network address sends `Sec-Fetch-Site` or its
 * own `Origin`, and can send JSON only after a preflight, which is refused.
 */
const isOwnRequest = ({ method, headers }: IncomingMessage): boolean => {
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return method === 'GET' || /^application\/json\b/u.test(headers['content-type'] ?? '');
};

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  try {
    return JSON.parse((await readBody(request, BODY_LIMIT_BYTES))?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
};

/** The site, with a part of Settings added in front of it. */
export const withSettings =
  ({ path, answer }: SettingsCalls, site: Serve): Serve =>
  async (request, response, url) => {
    if (url.pathname !== path && !url.pathname.startsWith(`${path}/`)) return site(request, response, url);
    if (!isOwnRequest(request)) return refuse(response, 'cross_site');
    try {
      const call = `${request.method} ${url.pathname.slice(path.length)}`;
      const body = await answer(call, { url, body: await readJson(request) });
      return body === undefined ? refuse(response, 'not_found') : send(response, 200, body);
    } catch (error) {
      if (error instanceof SettingsProblem) return refuse(response, 'invalid', error.message);
      if (error instanceof z.core.$ZodError) return refuse(response, 'invalid');
      return refuse(response, 'internal');
    }
  };
