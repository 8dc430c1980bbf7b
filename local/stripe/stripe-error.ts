const DOCS = 'https://docs.stripe.com/error-codes';

interface Details {
  readonly type?: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  readonly payment_intent?: unknown;
}

const typeOf = (status: number): string => {
  if (status === 402) return 'card_error';
  return status < 500 ? 'invalid_request_error' : 'api_error';
};

/** An error in Stripe's format. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  toBody() {
    const { type = typeOf(this.status), code } = this.details;
    const page = code ? { doc_url: `${DOCS}/${code.replaceAll('_', '-')}` } : {};
    return { error: { ...this.details, ...page, message: this.message, type } };
  }
}

/** The error for a missing resource: 404 if it is named in the path, 400 if in a parameter. */
export const missing = (what: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(param === 'id' ? 404 : 400, `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  });

export const invalid = (message: string, param?: string, code?: string): StripeFailure =>
  new StripeFailure(400, message, { ...(param ? { param } : {}), ...(code ? { code } : {}) });
