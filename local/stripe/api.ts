import { randomUUID } from 'node:crypto';
import { findCall } from './calls/find-call.ts';
import { decodeForm } from './form.ts';
import type { Answer, StripeModel } from './model.ts';
import { API_VERSION } from './objects/session.ts';
import { StripeFailure } from './stripe-error.ts';

/** An API request as it arrives over HTTP. */
export interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string;
  readonly idempotencyKey?: string | undefined;
  readonly body: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The name used to script faults for a call, such as `invoices.pay`. */
export const callName = ({ method, url }: Pick<ApiRequest, 'method' | 'url'>): string =>
  findCall(method, url.pathname)?.call.name ?? '';

/** Writes a response in Stripe's format. */
export const toApiAnswer = ({ status, body, replayed }: Answer): ApiAnswer => ({
  status,
  headers: {
    'content-type': 'application/json',
    'request-id': `req_${randomUUID().slice(0, 13).replace('-', '')}`,
    'stripe-version': API_VERSION,
    ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
  },
  body: JSON.stringify(body, null, 2),
});

const refusal = (failure: StripeFailure): ApiAnswer =>
  toApiAnswer({ status: failure.status, body: failure.toBody() });

/** Answers one API request over HTTP: key, form and headers in, JSON and headers out. */
export function answerApi(model: StripeModel, secretKey: string, request: ApiRequest): ApiAnswer {
  const { method, url, authorization, idempotencyKey, body } = request;
  if (authorization !== `Bearer ${secretKey}`) {
    const message = authorization
      ? 'Invalid API Key provided.'
      : 'You did not provide an API key. You need to provide your API key in the Authorization header.';
    return refusal(new StripeFailure(401, message));
  }
  const params = { ...decodeForm(url.searchParams), ...decodeForm(new URLSearchParams(body)) };
  return toApiAnswer(model.request(method, url.pathname, params, idempotencyKey));
}
