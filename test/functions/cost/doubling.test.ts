import { OpenAI } from 'openai';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { CostItem } from '#functions/cost/cost-line.ts';
import { STORY } from '#functions/domain/story/asking/story-kind.ts';
import { openAiPainter } from '#functions/gateways/openai/openai-painter.ts';
import { openAiText } from '#functions/gateways/openai/openai-text.ts';
import { pollyNarrator } from '#functions/gateways/polly/polly-narrator.ts';
import { serveStep } from '#functions/runtime/step/step.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { startOpenAi } from '#test/support/vendors/openai/openai.ts';
import { startPolly } from '#test/support/vendors/polly/polly.ts';

interface Work {
  readonly pictures: number;
  readonly script: string;
  readonly ms: number;
  readonly tries: number;
  /** Multiplies the tokens that the stand-in reports for a story. */
  readonly tokens: number;
}
const USUAL: Work = { pictures: 1, script: 'lighthouse', ms: 400, tries: 1, tokens: 1 };

let models: Awaited<ReturnType<typeof startOpenAi>>;
let polly: Awaited<ReturnType<typeof startPolly>>;
const items: CostItem[] = [];
const Line = z.object({ cost: z.object({ items: z.array(z.custom<CostItem>()) }).optional() });
beforeAll(async () => {
  [models, polly] = await Promise.all([startOpenAi(), startPolly()]);
  for (const [name, value] of Object.entries({
    AWS_ENDPOINT_URL_POLLY: polly.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  }))
    vi.stubEnv(name, value);
});
beforeEach(() => {
  items.length = 0;
  for (const level of ['info', 'warn'] as const)
    vi.spyOn(log, level).mockImplementation((line: unknown) => {
      items.push(...(Line.parse(line).cost?.items ?? []));
    });
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await Promise.all([models.close(), polly.close()]);
});

/** The stand-in's responses, with the reported tokens multiplied. */
const client = (tokens: number) =>
  new OpenAI({
    apiKey: 'any',
    baseURL: `${models.url}/v1`,
    maxRetries: 0,
    fetch: async (...call) =>
      new Response(
        (await (await fetch(...call)).text()).replace(
          /"(prompt|completion)_tokens":(\d+)/gu,
          (_, kind, count) => `"${kind}_tokens":${Number(count) * tokens}`,
        ),
        { headers: { 'content-type': 'application/json' } },
      ),
  });

/** A step that writes, paints, speaks and takes `ms`; it fails until its last try. */
const perform = async ({ pictures, script, ms, tries, tokens }: Work): Promise<Map<string, number>> => {
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const text = openAiText(async () => client(tokens), 'gpt-6-luna');
  const painter = openAiPainter(async () => client(1), {
    model: 'gpt-image-2.5-flare',
    quality: 'low',
    size: '144x256',
    maker: { name: 'OpenAI', model: 'gpt-image-2.5-flare', kind: 'trained' },
  });
  for (let left = tries; left > 0; left -= 1) {
    const step = serveStep({
      name: 'PaintScene',
      input: z.unknown(),
      run: async () => {
        clock += ms;
        if (left > 1) throw new Error('Try again');
        await text.ask(STORY, { prompt: 'a clock', category: 'Mystery', language: 'en' });
        for (let picture = 0; picture < pictures; picture += 1) await painter.paint('a lighthouse');
        await pollyNarrator('neural').narrate({ script, voiceId: 'adam', language: 'en' });
        return {};
      },
    });
    await step({}, { memoryLimitInMB: '3008' }).catch(() => {});
  }
  now.mockRestore();
  const sums = new Map<string, number>();
  for (const { sku, quantity } of items) sums.set(sku, (sums.get(sku) ?? 0) + quantity);
  // The line’s own length affects its cost, and depends on how many digits its numbers have.
  sums.delete('logs.ingested');
  return sums;
};

let usual: Map<string, number> | undefined;

// Proves cost-step-try-cost-line-failed.
it('a step’s cost line matches what the stand-ins counted', async () => {
  usual = await perform(USUAL);
  const line = Object.fromEntries(usual);
  expect(line).toMatchObject({
    'lambda.compute': 400 * 3008,
    'lambda.request': 1,
    'step-functions.transition': 1,
    // The voice and its word timings: two requests.
    'polly.neural': 2 * 'lighthouse'.length,
  });
  expect(line['model.text.output']).toBeGreaterThan(100);
});

// Proves cost-doubling-tokens-pictures-characters.
it.each([
  ['tokens', { tokens: 2 }, ['model.text.input', 'model.text.output']],
  ['pictures', { pictures: 2 }, ['model.image.input', 'model.image.output']],
  ['characters', { script: 'lighthouselighthouse' }, ['polly.neural']],
  ['duration', { ms: 800 }, ['lambda.compute']],
  ['tries', { tries: 2 }, ['lambda.compute', 'lambda.request', 'step-functions.transition']],
])('doubling the %s doubles all dependent quantities, and no others', async (_, change, doubled) => {
  usual ??= await perform(USUAL);
  items.length = 0;
  const twice = await perform({ ...USUAL, ...change });
  expect(new Set(twice.keys())).toEqual(new Set(usual.keys()));
  expect([...twice.keys()]).toEqual(expect.arrayContaining(doubled));
  for (const [sku, quantity] of twice)
    expect([sku, quantity]).toEqual([sku, (usual.get(sku) ?? 0) * (doubled.includes(sku) ? 2 : 1)]);
});
