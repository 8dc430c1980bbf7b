/** Thrown when a provider sends more bytes than any valid response contains. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
  constructor(mostBytes: number) {
    super(`The provider's answer has more than ${mostBytes} bytes.`);
  }
}

/**
 * A `fetch` that aborts a response as soon as more than `mostBytes` have arrived, whatever its `content-length` says,
 * and that follows no redirects, so that prompts and keys only go to the configured host.
 */
export const cappedFetch =
  (mostBytes: number): typeof fetch =>
  async (address, init) => {
    const response = await fetch(address, { ...init, redirect: 'manual' });
    if (response.body === null) return response;
    let bytes = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new AnswerTooLarge(mostBytes));
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), response);
  };
