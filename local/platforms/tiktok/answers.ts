import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The HTTP statuses of TikTok’s errors; any error not listed here is the client’s fault. */
const STATUS_OF: Readonly<Record<string, number>> = {
  access_token_invalid: 401,
  scope_not_authorized: 401,
  rate_limit_exceeded: 429,
  internal_error: 500,
  spam_risk_too_many_posts: 403,
  spam_risk_too_many_pending_share: 403,
  spam_risk_user_banned_from_posting: 403,
  spam_risk_text: 403,
  spam_risk: 403,
  reached_active_user_cap: 403,
  unaudited_client_can_only_post_to_private_accounts: 403,
  url_ownership_unverified: 403,
  privacy_level_option_mismatch: 403,
};
const BAD_REQUEST = 400;

const statusOf = (code: string): number => STATUS_OF[code] ?? BAD_REQUEST;

const newLogId = (): string => randomBytes(16).toString('hex').toUpperCase();

/** An error of the API. */
export class TikTokError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = statusOf(code)) {
    super(message);
    this.code = code;
    this.status = status;
  }

  toAnswer(): JsonAnswer {
    return {
      status: this.status,
      body: { error: { code: this.code, message: this.message, log_id: newLogId() } },
    };
  }
}

/** An error from the token endpoints, which have their own format. */
export class OAuthError extends TikTokError {
  override toAnswer(): JsonAnswer {
    return {
      status: this.status,
      body: { error: this.code, error_description: this.message, log_id: newLogId() },
    };
  }
}

export const invalidParam = (message: string): TikTokError => new TikTokError('invalid_param', message);

export const fine = (data: unknown): JsonAnswer => ({
  status: 200,
  body: { data, error: { code: 'ok', message: '', log_id: newLogId() } },
});

/** A number too big for JavaScript; its digits are written into the response without quotes. */
export const int64 = (digits: string): string => `int64:${digits}`;

export const sendJson = (response: ServerResponse, { status, body }: JsonAnswer): void => {
  const text = JSON.stringify(body).replaceAll(/"int64:(\d+)"/gu, '$1');
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text);
};

/** A page that an intermediate proxy might return, because responses aren’t always JSON. */
export const sendHtml = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Please wait…</body></html>');
};
