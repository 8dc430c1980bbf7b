import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import { endWithParent } from '#local/support/child-process.ts';
import { withRightsOf } from './guard-table.ts';
import { Invocation, MEGABYTE, type Outcome } from './lambda-messages.ts';

/** Lambda's runtime for one function: `lambda-runtime.ts <entry file>`; messages invoke it, one at a time. */
const Entry = z.object({ handler: z.custom<Handler>((value) => typeof value === 'function') });
const MEMORY_REPORT_MS = 100;
type Handler = (event: unknown, context: unknown) => unknown;

const [file = ''] = process.argv.slice(2);
const entry = import(pathToFileURL(file).href).then((module: unknown) => Entry.parse(module));
entry.catch(() => {});

const describe = (error: unknown) =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
    : { errorType: 'Error', errorMessage: String(error), trace: [] };

async function run({ event, requestId, functionName, memoryMb, deadline }: Invocation): Promise<Outcome> {
  try {
    const { handler } = await entry;
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

const sayReady = (): void => void process.send?.({ ready: true });
entry.then(sayReady, sayReady);
process.on('message', (message) => {
  void run(Invocation.parse(message)).then((outcome) => process.send?.(outcome));
});
// On Linux the host sees it, also while this process is too busy to say it.
if (process.platform !== 'linux')
  setInterval(
    () => void process.send?.({ residentMb: process.memoryUsage.rss() / MEGABYTE }),
    MEMORY_REPORT_MS,
  ).unref();
endWithParent();
