import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import { endWithParent } from '#local/support/child-process.ts';
import { withRightsOf } from './guard-table.ts';
import { Invocation, MEGABYTE, OUTPUT_OF, type Outcome, Preload, preload } from './lambda-messages.ts';

/**
 * Lambda's runtime: messages invoke functions in this process, one at a time. A function’s code is loaded on its
 * first call, or before that if the host asks for it.
 */
const Entry = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') });
const MEMORY_REPORT_MS = 100;
type Handler = (event: unknown, context: unknown) => unknown;

const describe = (error: unknown) =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
    : { errorType: 'Error', errorMessage: String(error), trace: [] };

async function load(file: string): Promise<{ handler: Handler }> {
  try {
    return Entry.parse(await import(pathToFileURL(file).href));
  } finally {
    process.send?.({ loaded: true });
  }
}

async function run({
  event,
  requestId,
  functionName,
  file,
  memoryMb,
  timeoutSeconds,
}: Invocation): Promise<Outcome> {
  for (const output of [process.stdout, process.stderr]) output.write(`${OUTPUT_OF}${functionName}\n`);
  try {
    const { handler } = await load(file);
    const deadline = Date.now() + timeoutSeconds * 1000;
    const context = {
      awsRequestId: requestId,
      functionName,
      memoryLimitInMB: String(memoryMb),
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    };
    const line = WORKFLOW_FUNCTIONS.find(({ name }) => name === functionName)?.needs;
    const call = () => handler(event, context);
    return { result: (await (line ? withRightsOf(functionName, line, call) : call())) ?? null };
  } catch (error) {
    return { error: describe(error) };
  }
}

process.on('message', (message) => {
  const { data: early } = Preload.safeParse(message);
  if (early !== undefined) return void preload(early).then(() => process.send?.({ loaded: true }));
  void run(Invocation.parse(message)).then((outcome) => process.send?.(outcome));
});
// On Linux the host measures the memory, even while this process is too busy to report it.
if (process.platform !== 'linux')
  setInterval(
    () => void process.send?.({ residentMb: process.memoryUsage.rss() / MEGABYTE }),
    MEMORY_REPORT_MS,
  ).unref();
endWithParent();
