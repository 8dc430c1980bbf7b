import { expect, test } from 'vitest';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { orDemo } from '#functions/wiring/or-demo.ts';

const REQUEST = { prompt: 'a lighthouse', category: 'Mystery', language: 'en' } as const;
const draft = (title: string) => ({ title, scenes: [{ narration: 'A light.', picture: 'A lighthouse.' }] });
const demo = { write: async () => draft('demo') };
const failing = (error: unknown) => async () => {
  throw error;
};
const writeAfter = (error: unknown) => orDemo('llama3.2', { write: failing(error) }, demo).write(REQUEST);

// Proves dashboard-model-machine-offered-tried.
test.each([
  ['provider_timeout', 'late'],
  ['provider_unavailable', 'away'],
  ['bad_model_answer', 'unusable'],
] as const)(
  'returns the demo writer’s story after %s, with the name of the model and the reason',
  async (code, reason) => {
    expect(await writeAfter(new Refusal(code))).toEqual({
      ...draft('demo'),
      insteadOf: { model: 'llama3.2', reason },
    });
  },
);

test('reports a declined prompt as declined, and one of our own errors as an error', async () => {
  await expect(writeAfter(new Refusal('refused_by_model'))).rejects.toMatchObject({
    code: 'refused_by_model',
  });
  await expect(writeAfter(new TypeError('ours'))).rejects.toThrow('ours');
});

test('a story by the model does not mention the demo writer', async () => {
  expect(await orDemo('llama3.2', { write: async () => draft('model') }, demo).write(REQUEST)).toEqual(
    draft('model'),
  );
});
