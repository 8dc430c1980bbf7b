import { spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routes } from '#contract/routes.ts';
import { listStories } from '#functions/api/stories/list-stories.ts';
import { answering, serve } from '#functions/runtime/http/serve.ts';
import { storyStore } from '#functions/store/stories/story-store.ts';
import { apiCall, functionContext, ORIGIN_SECRET } from '#test/support/cloud/api-call.ts';
import { startTable } from '#test/support/cloud/store-here.ts';

/**
 * What it costs to meter a request: `npm run bench -- api`. Lists a creator's 25 stories with and without the meter.
 */
const CALLS = 1_500;
const WARM_UP = 300;
const STORIES = 25;
const LIMIT_MS = 1;
const STDERR = 2;
const WRITES = /^(?:Put|Update|Delete|BatchWrite|TransactWrite)/u;

if (process.argv[2] === 'measure') await measure();
else {
  // The measured process writes logs as it does on Lambda; its output is discarded.
  const self = fileURLToPath(import.meta.url);
  const { status } = spawnSync(process.execPath, [self, 'measure'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.exitCode = status ?? 1;
}

async function measure(): Promise<void> {
  const { table, close } = await startTable();
  const stories = storyStore(table, () => new Date());
  for (let index = 0; index < STORIES; index += 1)
    await stories.save({
      id: `story-${String(index).padStart(2, '0')}`,
      ownerId: 'a-creator',
      title: 'The Midnight Train',
      content: 'The last train left the station at midnight.',
      category: 'Mystery',
      prompt: 'a train',
      language: 'en',
      scenes: [{ narration: 'The last train left the station at midnight.', picture: 'A train.' }],
      createdAt: new Date().toISOString(),
    });

  let writes = 0;
  table.client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (call) => {
        if (WRITES.test(commandName)) writes += 1;
        return next(call);
      },
    { step: 'initialize', name: 'count' },
  );
  const dependencies = {
    now: () => new Date(),
    findSession: async () => 'a-creator',
    isSuspended: async () => false,
    originSecret: async () => ORIGIN_SECRET,
    takeCall: async () => undefined,
  };
  const handle = listStories({ stories: () => stories });
  const cookies = ['__Host-veilcast=a-session'];
  const event = apiCall(routes.listStories, { address: '203.0.113.9', cookies });
  const stacks = {
    without: answering(routes.listStories, handle, dependencies),
    with: serve(routes.listStories, handle, dependencies),
  };
  const times: Record<keyof typeof stacks, number[]> = { without: [], with: [] };
  // Alternates between the two variants, so that other load on the machine affects both equally.
  for (let call = -WARM_UP; call < CALLS; call += 1)
    for (const kind of ['without', 'with'] as const) {
      const started = performance.now();
      const { statusCode } = await stacks[kind](event, functionContext());
      const ms = performance.now() - started;
      if (statusCode !== 200) throw new Error(`The call was answered with ${statusCode}`);
      if (call >= 0) times[kind].push(ms);
    }
  await close();

  const without = median(times.without);
  const withMeter = median(times.with);
  const added = withMeter - without;
  const text = [
    `A request without the meter: ${without.toFixed(3)} ms, with it: ${withMeter.toFixed(3)} ms (medians of ${CALLS} calls each).`,
    `Metering takes ${added.toFixed(3)} ms (limit ${LIMIT_MS} ms) and ${writes} writes.`,
    '',
  ].join('\n');
  writeSync(STDERR, text);
  process.exitCode = added <= LIMIT_MS && writes === 0 ? 0 : 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
