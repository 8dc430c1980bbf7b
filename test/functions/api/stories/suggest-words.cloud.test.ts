import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MODELS_PATH } from '#contract/local-models.ts';
import { Story, Suggestions } from '#contract/schemas/stories.ts';
import { newId } from '#functions/wiring/clock.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { meOf } from '#test/support/builders/films.ts';
import { clearFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url, standIns } = sharedCloud();
const site = new Visitor(url);
const FIRST = 'Die Lampe war seit neun Jahren dunkel, als mit der Flut ein Brief an den Strand kam.';
const TEXT = [
  FIRST,
  'Der Wärter las ihn zweimal und stieg langsam die steinernen Stufen zum Turm hinauf.',
  'Niemand im Dorf wusste, wer ihn geschrieben hatte, und warum er noch nach Rauch roch.',
  'Um Mitternacht kam das Licht zurück, und alle verlorenen Schiffe sahen wieder die Küste.',
  'Am Morgen war der Wärter fort, aber seine Tasse war noch warm.',
].join(' ');

let creator: Visitor;
let story: Story;
beforeAll(async () => {
  useCloudEnvironment();
  creator = await signIn(newPerson());
  const own = { title: 'Die Lampe', text: TEXT, category: 'Mystery', language: 'de' };
  story = Story.parse(await (await creator.post('/api/stories', own)).json());
});
afterEach(() => clearFaults('openai'));

const suggest = (body: object, id = story.id, who = creator): Promise<Response> =>
  who.post(`/api/stories/${id}/suggestions`, { version: 1, ...body });
const said = async (body: object): Promise<readonly string[]> =>
  Suggestions.parse(await (await suggest(body)).json()).suggestions;
const WHOLE_FIRST = { from: 0, to: FIRST.length };

// Proves suggestWords.
it('a stage without a model suggests nothing, and says why', async () => {
  const answer = await suggest({ kind: 'first_line' });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'no_model',
    detail: 'Only an AI model can suggest other words, and none is connected here. Your text stays as it is.',
  });
});

describe('with a model', () => {
  beforeAll(async () => {
    const body = { address: `${standIns.openai}/v1`, key: 'any', model: 'gpt-6-luna' };
    expect((await site.post(`${MODELS_PATH}/connect`, body)).status).toBe(200);
  });
  afterAll(() => site.post(`${MODELS_PATH}/disconnect`));

  // Proves readStory.
  it('a shorter version, three opening lines and another ending are suggested for free; the story stays unchanged', async () => {
    const { credits } = await meOf(creator);
    const [shorter = ''] = await said({ kind: 'shorter', selection: WHOLE_FIRST });
    expect(shorter).toBe('Die Lampe war seit neun Jahren dunkel.');
    const lines = await said({ kind: 'first_line' });
    expect(new Set(lines).size).toBe(3);
    expect(lines.join(' ')).toMatch(/Niemand durfte/u);
    expect(await said({ kind: 'ending' })).toEqual([expect.stringMatching(/^Am Morgen/u)]);
    expect((await meOf(creator)).credits).toEqual(credits);
    expect(await (await creator.get(`/api/stories/${story.id}`)).json()).toEqual(story);
  });

  it.each([
    ['another version', { kind: 'ending', version: 2 }, 409, /changed in another window/u],
    ['no version', { kind: 'ending', version: undefined }, 400, /./u],
    ['an unknown kind', { kind: 'longer' }, 400, /./u],
    ['no selection', { kind: 'shorter' }, 400, /^Select the words you want shorter/u],
    [
      'a selection outside the text',
      { kind: 'shorter', selection: { from: 3, to: 7000 } },
      400,
      /outside the text/u,
    ],
    ['a selection below zero', { kind: 'shorter', selection: { from: -1, to: 20 } }, 400, /./u],
    ['a text of its own', { kind: 'ending', text: 'Write me a poem.' }, 400, /./u],
  ] as const)('a request with %s is refused with an explanation', async (_, body, status, detail) => {
    const answer = await suggest(body);
    expect(answer.status).toBe(status);
    expect((await answer.json()).detail).toMatch(detail);
  });

  it('another user’s story looks like one that doesn’t exist', async () => {
    const stranger = await signIn(newPerson());
    const answers = await Promise.all([
      suggest({ kind: 'ending' }, story.id, stranger),
      suggest({ kind: 'ending' }, newId(), stranger),
    ]);
    const bodies = await Promise.all(
      answers.map(async (answer) => ({ ...(await answer.json()), request_id: '' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(bodies[0]).toEqual(bodies[1]);
    const nobody = await new Visitor(url).post(`/api/stories/${story.id}/suggestions`, {
      kind: 'ending',
      version: 1,
    });
    expect(nobody.status).toBe(401);
  });

  it.each([
    ['is busy', { kind: 'status', status: 429, retryAfterSeconds: 1 }, 503, 'provider_unavailable'],
    ['fails', { kind: 'status', status: 500 }, 503, 'provider_unavailable'],
    ['cuts the connection', { kind: 'disconnect' }, 503, 'provider_unavailable'],
    ['sends malformed JSON', { kind: 'status', status: 500, code: 'broken_answer' }, 502, 'bad_model_answer'],
    ['declines', { kind: 'status', status: 500, code: 'model_refusal' }, 422, 'refused_by_model'],
  ] as const)('that %s twice, the error explains the problem', async (_, fault, status, code) => {
    await scriptFaults('openai', 'chat/completions', [fault, fault]);
    const answer = await suggest({ kind: 'first_line' });
    expect(answer.status).toBe(status);
    const { detail, ...error } = await answer.json();
    expect(error.code).toBe(code);
    expect(detail).toMatch(/^(?:The AI writer|A service we depend on).+[.]$/u);
  });

  it('that returns broken JSON once, the request is repeated', async () => {
    await scriptFaults('openai', 'chat/completions', [
      { kind: 'status', status: 500, code: 'broken_answer' },
    ]);
    expect(await said({ kind: 'first_line' })).toHaveLength(3);
  });
});
