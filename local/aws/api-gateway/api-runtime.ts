import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { ROUTE_GRANTS } from '#infra/grants.ts';
import { withRightsOf } from '#local/aws/lambda/guard-table.ts';
import { preload } from '#local/aws/lambda/lambda-messages.ts';
import { endWithParent } from '#local/support/child-process.ts';
import { ApiInvocation, type ApiOutcome, ApiPreload } from './api-messages.ts';

/**
 * Runs the API's handlers concurrently in one process, where Lambda would run separate functions, and loads each of
 * them on its first call, or before that if the host asks for it.
 */
type Handler = (event: unknown, context: unknown) => unknown;
const Entry = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') });

async function run({ id, route, file, event, memoryMb, deadline }: ApiInvocation): Promise<ApiOutcome> {
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    const context = {
      awsRequestId: id,
      memoryLimitInMB: String(memoryMb),
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    };
    const { handler } = Entry.parse(module);
    const result = await withRightsOf(route, ROUTE_GRANTS[route], () => handler(event, context));
    return { id, result: result ?? null };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (message) => {
  const { data: early } = ApiPreload.safeParse(message);
  const answer: Promise<ApiOutcome> =
    early === undefined ? run(ApiInvocation.parse(message)) : preload(early).then(() => ({ id: early.id }));
  void answer.then((outcome) => process.send?.(outcome));
});
endWithParent();
