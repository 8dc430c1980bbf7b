/** A refusal in Amazon Polly’s format: the exception name, the HTTP status and a message. */
export class PollyError extends Error {
  override readonly name: string;
  readonly status: number;

  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

export function invalidSsml(reason: string): PollyError {
  return new PollyError('InvalidSsmlException', `Invalid SSML request: ${reason}`);
}
