import { loadImage } from '@napi-rs/canvas';
import { OpenAI } from 'openai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Draft } from '#functions/domain/story/story.ts';
import { flagHarmful } from '#test/support/moderation/flag-harmful.ts';
import { HARM } from '#test/support/moderation/harmful-prompts.ts';
import { defined } from '#test/support/values.ts';
import { startOpenAi } from '#test/support/vendors/openai/openai.ts';

let service: Awaited<ReturnType<typeof startOpenAi>>;
let client: OpenAI;
beforeAll(async () => {
  service = await startOpenAi();
  client = new OpenAI({ apiKey: 'any', baseURL: `${service.url}/v1`, maxRetries: 0, timeout: 20_000 });
});
afterAll(() => service.close());

const subject = { prompt: 'a clock that runs backwards', category: 'Mystery', language: 'en' };
const write = (options: { timeout?: number } = {}) =>
  client.chat.completions.create(
    {
      model: 'any-model',
      messages: [
        { role: 'system', content: 'Write.' },
        { role: 'user', content: JSON.stringify(subject) },
      ],
    },
    options,
  );
const script = (call: string, ...faults: object[]) =>
  fetch(`${service.url}/__faults`, { method: 'POST', body: JSON.stringify({ call, faults }) });

test('a story matches the schema and comes with its usage; the same prompt gives the same story', async () => {
  const [one, two] = [await write(), await write()];
  expect(
    Draft.parse(JSON.parse(defined(defined(one.choices[0]).message.content))).scenes.length,
  ).toBeGreaterThan(2);
  expect(defined(one.choices[0]).message.content).toBe(defined(two.choices[0]).message.content);
  expect(defined(one.usage).total_tokens).toBe(
    defined(one.usage).prompt_tokens + defined(one.usage).completion_tokens,
  );
});

test('a picture is a PNG of the requested size', async () => {
  const answer = await client.images.generate({
    model: 'any-image',
    prompt: 'a lighthouse at night',
    size: '288x512',
    quality: 'low',
    n: 1,
  });
  const picture = await loadImage(Buffer.from(defined(defined(defined(answer.data)[0]).b64_json), 'base64'));
  expect([picture.width, picture.height]).toEqual([288, 512]);
  expect(defined(answer.usage).output_tokens).toBeGreaterThan(0);
});

test('harmful text is flagged in its category; a harmless prompt and a picture are not flagged', async () => {
  await flagHarmful(service.url);
  const flagged = async (input: OpenAI.ModerationCreateParams['input']) => {
    const { results } = await client.moderations.create({ model: 'any-moderation', input });
    return results.flatMap(({ categories }) =>
      Object.entries(categories).flatMap(([name, isFlagged]) => (isFlagged ? name : [])),
    );
  };
  expect(await flagged(['Once more:', `${HARM}!`])).toEqual(['illicit/violent']);
  expect(await flagged(subject.prompt)).toEqual([]);
  expect(await flagged([{ type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } }])).toEqual(
    [],
  );
});

test('no listed model has a shutdown date', async () => {
  const { data } = await client.models.list();
  expect(
    data
      .map((model) => ({ ...model }))
      .every((model) => 'shutdown_date' in model && model.shutdown_date === null),
  ).toBe(true);
});

test('scripted failures look like the errors of a real model, and each occurs only once', async () => {
  await script(
    'chat/completions',
    { kind: 'status', status: 429, retryAfterSeconds: 7 },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 400, code: 'content_policy_violation' },
    { kind: 'timeout' },
    { kind: 'malformed' },
  );
  const limited: unknown = await write().catch((error: unknown) => error);
  if (!(limited instanceof OpenAI.APIError)) throw limited;
  expect(limited.status).toBe(429);
  expect(limited.headers?.get('retry-after')).toBe('7');
  await expect(write()).rejects.toMatchObject({ status: 500 });
  await expect(write()).rejects.toMatchObject({ status: 400, code: 'content_policy_violation' });
  await expect(write({ timeout: 300 })).rejects.toBeInstanceOf(OpenAI.APIConnectionTimeoutError);
  await expect(write()).rejects.toThrow();
  expect((await write()).choices).toHaveLength(1);
});

test('a model can be made to decline, or to break off in the middle of its answer', async () => {
  await script(
    'chat/completions',
    { kind: 'status', status: 400, code: 'model_refusal' },
    { kind: 'status', status: 400, code: 'broken_answer' },
  );
  expect(defined((await write()).choices[0]).message).toMatchObject({
    content: null,
    refusal: expect.stringContaining('sorry'),
  });
  const broken = await write();
  expect(() => JSON.parse(defined(defined(broken.choices[0]).message.content))).toThrow();
});

const think = async (known: readonly string[]): Promise<readonly string[]> => {
  const planned = { premise: 'Lighthouses at night.', category: 'Mystery', language: 'en', known, count: 10 };
  const messages = [{ role: 'user' as const, content: JSON.stringify(planned) }];
  const { choices } = await client.chat.completions.create({ model: 'any-model', messages });
  return z
    .object({ ideas: z.array(z.string()) })
    .parse(JSON.parse(defined(defined(choices[0]).message.content))).ideas;
};

test('a series gets new ideas each time, but gets the same first ideas again if the request lists no known ideas', async () => {
  const known = new Set<string>();
  while (known.size < 70) {
    const more = await think([...known]);
    expect(more.filter((idea) => known.has(idea))).toEqual([]);
    for (const idea of more) known.add(idea);
  }
  expect(await think([])).toEqual([...known].slice(0, 10));
});

test('a model can be made to give the same answer to every request', async () => {
  const same = { kind: 'status', status: 500, code: 'same_answer' };
  await script('chat/completions', same, same, same);
  expect(new Set(await think([])).size).toBe(1);
  const told = defined(defined((await write()).choices[0]).message.content);
  const other = { ...subject, prompt: 'a bridge of glass' };
  const messages = [{ role: 'user' as const, content: JSON.stringify(other) }];
  const again = await client.chat.completions.create({ model: 'any-model', messages });
  expect(defined(again.choices[0]).message.content).toBe(told);
});

test('refuses unsupported requests with errors in OpenAI’s format', async () => {
  const messages = [{ role: 'user' as const, content: 'hello' }];
  await expect(client.chat.completions.create({ model: 'm', messages })).rejects.toMatchObject({
    status: 400,
  });
  await expect(client.images.generate({ model: 'm', prompt: 'x', size: '9x9' })).rejects.toMatchObject({
    status: 400,
    param: 'size',
  });
  expect((await fetch(`${service.url}/v1/models`)).status).toBe(401);
});
