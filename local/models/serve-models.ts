import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { ConnectModel, ListModels, LOOK_AGAIN, MODELS_PATH } from '#contract/local-models.ts';
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts';
import type { Serve } from '#local/aws/edge/gateway.ts';
import { readBody } from '#local/support/http-service.ts';
import type { ModelDesk } from './model-desk.ts';
import { ModelProblem } from './model-problem.ts';

const BODY_LIMIT_BYTES = 16 * 1024;

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

const answer = async (desk: ModelDesk, request: IncomingMessage, url: URL): Promise<unknown> => {
  switch (`${request.method} ${url.pathname.slice(MODELS_PATH.length)}`) {
    case 'GET ':
      if (url.searchParams.get('look') === LOOK_AGAIN.look) await desk.look();
      return desk.state();
    case 'POST /list':
      return desk.list(ListModels.parse(await readJson(request)));
    case 'POST /connect':
      return desk.connect(ConnectModel.parse(await readJson(request)));
    case 'POST /disconnect':
      return desk.disconnect();
    default:
      return undefined;
  }
};

/** The site, with Settings → Models in front of it. */
export const withModels =
  (desk: ModelDesk, site: Serve): Serve =>
  async (request, response, url) => {
    if (url.pathname !== MODELS_PATH && !url.pathname.startsWith(`${MODELS_PATH}/`))
      return site(request, response, url);
    if (!isOwnRequest(request)) return refuse(response, 'cross_site');
    try {
      const body = await answer(desk, request, url);
      return body === undefined ? refuse(response, 'not_found') : send(response, 200, body);
    } catch (error) {
      if (error instanceof ModelProblem) return refuse(response, 'invalid', error.message);
      if (error instanceof z.core.$ZodError) return refuse(response, 'invalid');
      return refuse(response, 'internal');
    }
  };
