const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

/** A response from the stand-in. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export const json = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
  body: JSON.stringify(body),
});

/** An error in the format that Google’s APIs use. */
export class GoogleError extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }

  toAnswer(): Answer {
    const { status, reason, message } = this;
    return json(
      {
        error: {
          code: status,
          message,
          errors: [{ message, domain: 'youtube', reason }],
          status: STATUS_NAMES[status] ?? 'UNKNOWN',
        },
      },
      status,
    );
  }
}

/** An error in the format of an OAuth token endpoint. */
export class OAuthError extends Error {
  readonly status: number;
  readonly error: string;

  constructor(error: string, description: string, status = 400) {
    super(description);
    this.error = error;
    this.status = status;
  }

  toAnswer(): Answer {
    return json({ error: this.error, error_description: this.message }, this.status);
  }
}

export const invalid = (reason: string, message: string): GoogleError =>
  new GoogleError(400, reason, message);

export const quotaExceeded = (): GoogleError =>
  new GoogleError(
    403,
    'quotaExceeded',
    'The request cannot be completed because you have exceeded your quota.',
  );
