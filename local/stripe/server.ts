import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { Faults, handleFaultRequest, sufferFault } from '#local/support/faults.ts';
import {
  type Admits,
  isVisit,
  readBody,
  type StandIn,
  startHttpService,
} from '#local/support/http-service.ts';
import { type ApiAnswer, answerApi, callName, toApiAnswer } from './api.ts';
import { answerControl } from './control.ts';
import { StripeModel } from './model.ts';
import { CheckoutPages } from './pages/checkout-page.ts';
import { InvoicePages } from './pages/invoice-page.ts';
import { gonePage, type PageAnswer, policyOf } from './pages/parts.ts';
import { PortalPages } from './pages/portal-page.ts';
import { StateFile } from './records/state-file.ts';
import { StripeFailure } from './stripe-error.ts';
import { Webhooks } from './webhooks.ts';
import { Work } from './work.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const TICK_MS = 5000;
const ID_BYTES = 12;
const API = '/v1/';
const STARTING_URL = 'http://127.0.0.1';

export const StripeSettings = z.object({
  /** The SQLite file with all state. */
  stateFile: z.string(),
  secretKey: z.string(),
  webhookSecret: z.string(),
  webhookUrl: z.url(),
});
export type StripeSettings = z.infer<typeof StripeSettings>;

const send = (response: ServerResponse, { status, headers, body }: ApiAnswer): void => {
  response.writeHead(status, headers).end(body);
};

const sendPage = (response: ServerResponse, answer: PageAnswer): void => {
  if ('redirect' in answer) return void response.writeHead(303, { location: answer.redirect }).end();
  response
    .writeHead(answer.status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': policyOf(answer.leadsTo),
    })
    .end(answer.page);
};

/** Browsers may visit everything except the API. */
const admits: Admits = (request) => isVisit(request) && request.url?.startsWith(API) === false;

const pagesOf = (work: Work) => ({
  pay: new CheckoutPages(work),
  invoice: new InvoicePages(work),
  portal: new PortalPages(work),
});

/** The components that answer requests. */
interface Serving {
  readonly settings: StripeSettings;
  readonly model: StripeModel;
  readonly work: Work;
  readonly webhooks: Webhooks;
  readonly pages: ReturnType<typeof pagesOf>;
  readonly faults: Faults;
}

const servePage = async (
  { model, work, pages }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> => {
  const posted = request.method === 'POST';
  const [, room = '', id = '', step, ...more] = url.pathname.split('/');
  if (!(room === 'pay' || room === 'invoice' || room === 'portal') || more.length > 0)
    return sendPage(response, gonePage());
  const form = posted
    ? new URLSearchParams((await readBody(request, BODY_LIMIT_BYTES))?.toString('utf8') ?? '')
    : undefined;
  work.do(() => model.tick());
  sendPage(response, pages[room].answer(id, step, form));
};

const serveApi = async (
  { settings, model, work, faults }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> => {
  const { method = 'GET', headers } = request;
  const fault = faults.take(callName({ method, url }));
  const suffered = await sufferFault(faults, fault, response, ({ status, code }) => {
    const failure = new StripeFailure(status, 'Scripted failure', code ? { code } : {});
    send(response, toApiAnswer({ status, body: failure.toBody() }));
  });
  if (suffered) return;
  const body = (await readBody(request, BODY_LIMIT_BYTES))?.toString('utf8') ?? '';
  const { authorization = '', 'idempotency-key': key } = headers;
  const idempotencyKey = Array.isArray(key) ? key[0] : key;
  const answer = work.do(() =>
    answerApi(model, settings.secretKey, { method, url, authorization, idempotencyKey, body }),
  );
  if (fault?.kind === 'lost') response.destroy();
  else send(response, answer);
};

const serve = async (serving: Serving, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { work, webhooks, faults } = serving;
  const url = new URL(request.url ?? '/', STARTING_URL);
  const forPrograms = url.pathname.startsWith(API) || url.pathname.startsWith('/__');
  if (!forPrograms) return servePage(serving, request, response, url);
  if (await handleFaultRequest(faults, request, response)) return;
  if (url.pathname.startsWith(API)) return serveApi(serving, request, response, url);
  const text = (await readBody(request, BODY_LIMIT_BYTES))?.toString('utf8') ?? '';
  const order: unknown = text === '' ? undefined : JSON.parse(text);
  const answer = answerControl(work, webhooks, `${request.method} ${url.pathname}`, order);
  send(response, toApiAnswer(answer ?? { status: 404, body: {} }));
};

/**
 * A stand-in for Stripe’s test mode that uses Stripe’s own protocol: programs use `/v1`, customers use the payment
 * pages.
 */
export async function startStripe(settings: StripeSettings): Promise<StandIn> {
  const file = new StateFile(settings.stateFile);
  const model = new StripeModel({
    clock: () => Date.now() / 1000,
    newId: (prefix) => `${prefix}_${randomBytes(ID_BYTES).toString('hex')}`,
    records: file.records,
  });
  const work = new Work(model, file);
  const webhooks = new Webhooks(work, settings.webhookUrl, settings.webhookSecret);
  work.onDone = () => webhooks.wake();
  const serving = { settings, model, work, webhooks, pages: pagesOf(work), faults: new Faults() };

  const service = await startHttpService((request, response) => {
    serve(serving, request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      const status = error instanceof SyntaxError ? 400 : 500;
      send(response, toApiAnswer({ status, body: new StripeFailure(status, String(error)).toBody() }));
    });
  }, admits);
  model.baseUrl = service.url;
  const tick = (): void => {
    work.runAlone(() => model.tick());
    webhooks.wake();
  };
  const ticker = setInterval(tick, TICK_MS).unref();
  tick();
  return {
    url: service.url,
    close: async () => {
      clearInterval(ticker);
      webhooks.close();
      await service.close();
      file.close();
    },
  };
}
