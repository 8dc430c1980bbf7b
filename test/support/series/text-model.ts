import type { TextModel } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';

/**
 * A model that answers every kind of text request with the result of `answer`, as if the response had already been
 * parsed.
 */
export const textModelThat =
  <Request>(answer: (request: Request) => Promise<readonly string[]>): Lazy<TextModel> =>
  () => ({ ask: ((_kind: unknown, request: Request) => answer(request)) as never });
