import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IDEAS_A_CALL, IDEAS_AT_ONCE, IDEAS_KEPT } from '#contract/catalogue.ts';
import { MODELS_PATH } from '#contract/local-models.ts';
import { Ideas } from '#contract/schemas/series/ideas.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { newId } from '#functions/wiring/clock.ts';
import { ideas, series as seriesRows } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { meOf } from '#test/support/builders/films.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { clearFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { HARM } from '#test/support/moderation/harmful-prompts.ts';
import { giveSeries, OWN_SCRIPT } from '#test/support/series/give-series.ts';
import { ideaOf } from '#test/support/series/series-here.ts';

const { url, standIns } = sharedCloud();
const site = new Visitor(url);
const SCRIPT = 'The lamp had been dark for nine years when a letter came up with the tide. '.repeat(5).trim();

let creator: Visitor;
let id: string;
let series: Series;
beforeEach(async () => {
  useCloudEnvironment();
  ({ visitor: creator, id } = await newAccount());
  await givePlan(id, { subscription: 'growth', credits: 100 });
  series = await giveSeries(id, {}, ['One.', 'Two.', 'Three.']);
});
afterEach(() => clearFaults('openai'));

const path = (more = ''): string => `/api/series/${series.id}/ideas${more}`;
const add = (...wishes: object[]): Promise<Response> => creator.post(path(), { ideas: wishes });
const queue = async (answer?: Response): Promise<Ideas> =>
  Ideas.parse(await (answer ?? (await creator.get(path()))).json());
const texts = async (answer?: Response): Promise<string[]> =>
  (await queue(answer)).ideas.map(({ text }) => text);
const fill = async (count: number): Promise<void> => {
  for (let from = 0; from < count; from += IDEAS_A_CALL)
    await ideas().add(
      Array.from({ length: Math.min(IDEAS_A_CALL, count - from) }, (_, index) =>
        ideaOf(series, { text: `Idea ${from + index}.`, place: 'b00' }),
      ),
    );
};

describe('ideas', () => {
  it('from the creator go to the end of the queue, and so do scripts', async () => {
    const answer = await add({ text: 'Four.' }, { text: 'Five.', script: SCRIPT });
    expect(answer.status).toBe(200);
    const { ideas: all } = await queue(answer);
    expect(all.map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three.', 'Four.', 'Five.']);
    expect(all.at(-1)).toMatchObject({ script: SCRIPT, source: 'creator' });
    expect(await queue()).toEqual({ ideas: all, canSuggest: false });
  });

  // Proves addIdeas, series-import-formulas-another-encoding.
  it('from a spreadsheet stay text, even if they look like formulas', async () => {
    const formulas = ['=HYPERLINK("https://x.example";"click")', '+1+1', '-2', '@SUM(A1:A9)'];
    expect((await texts(await add(...formulas.map((text) => ({ text }))))).slice(3)).toEqual(formulas);
  });

  it('let a series continue after it has run out of ideas', async () => {
    const pause = { because: 'ideas' as const, at: '2026-11-28T12:00:00.000Z' };
    const paused = `/api/series/${(await giveSeries(id, { status: 'paused', pause })).id}`;
    await creator.post(`${paused}/ideas`, { ideas: [{ text: 'One.' }] });
    expect((await (await creator.get(paused)).json()).status).toBe('paused');
    await creator.post(`${paused}/ideas`, { ideas: [{ text: 'Two.', script: OWN_SCRIPT }] });
    expect((await (await creator.get(paused)).json()).status).toBe('active');
  });

  // Proves editIdea, deleteIdea.
  it('can be changed, moved and deleted while they are queued', async () => {
    const [one, two, three] = (await queue()).ideas;
    const edit = (ideaId = '', body: object = {}) => creator.patch(path(`/${ideaId}`), body);
    expect(await texts(await edit(three?.id, { after: null }))).toEqual(['Three.', 'One.', 'Two.']);
    expect(await texts(await edit(one?.id, { after: two?.id }))).toEqual(['Three.', 'Two.', 'One.']);
    expect(await texts(await edit(two?.id, { text: 'Zwei.' }))).toEqual(['Three.', 'Zwei.', 'One.']);
    expect(await texts(await creator.delete(path(`/${three?.id}`)))).toEqual(['Zwei.', 'One.']);
    for (const late of [
      await edit(three?.id, { text: 'Late.' }),
      await creator.delete(path(`/${three?.id}`)),
    ])
      expect(late.status).toBe(404);
    expect(await texts()).toEqual(['Zwei.', 'One.']);
  });

  // Proves addIdeas, series-import-10-000-lines.
  it('beyond two hundred are refused with an error that gives the numbers, and that request adds none', async () => {
    await fill(IDEAS_KEPT - 3 - 1);
    const both = await add({ text: 'The 200th.' }, { text: 'The 201st.' });
    expect(both.status).toBe(409);
    expect((await both.json()).detail).toBe(
      'A series can have 200 ideas, and 199 are waiting. There is room for 1 more.',
    );
    expect((await add({ text: 'The 200th.' })).status).toBe(200);
    const last = await add({ text: 'The 201st.' });
    expect(await last.json()).toMatchObject({
      code: 'conflict',
      detail: expect.stringMatching(/that many are waiting/u),
    });
    expect(await ideas().count(id, series.id)).toBe(IDEAS_KEPT);
  });

  it('are refused with an explanation if they can’t be used, and the queue stays as it was', async () => {
    for (const [what, body, status, detail] of [
      ['no ideas', { ideas: [] }, 400, /./u],
      ['21 ideas in a call', { ideas: Array.from({ length: 21 }, () => ({ text: 'One.' })) }, 400, /./u],
      ['an empty idea', { ideas: [{ text: ' \u200B ' }] }, 400, /^Write down your idea/u],
      [
        '301 characters',
        { ideas: [{ text: 'a'.repeat(301) }] },
        400,
        /^An idea has room for 300 characters/u,
      ],
      [
        'a script of five words, and names it',
        { ideas: [{ text: 'Fine.' }, { text: 'Short one', script: 'Only five words are here.' }] },
        400,
        /^“Short one”: A story has 60 to 400 words; this one has 5\.$/u,
      ],
      ['a harmful idea', { ideas: [{ text: 'Fine.' }, { text: HARM }] }, 422, /./u],
      ['an unknown field', { ideas: [{ text: 'Fine.', source: 'model' }] }, 400, /./u],
    ] as const) {
      const answer = await creator.post(path(), body);
      expect(answer.status, what).toBe(status);
      expect((await answer.json()).detail).toMatch(detail);
      expect(await texts()).toEqual(['One.', 'Two.', 'Three.']);
    }
  });

  // Proves listIdeas, series-series-idea-run-somebody-else.
  it('in someone else’s series get the same response as in a series that doesn’t exist', async () => {
    const stranger = await signIn(newPerson());
    const ideaId = (await queue()).ideas[0]?.id;
    const codes = async (who: Visitor, seriesId: string) => [
      (await who.get(`/api/series/${seriesId}/ideas`)).status,
      (await who.post(`/api/series/${seriesId}/ideas`, { ideas: [{ text: 'Mine.' }] })).status,
      (await who.post(`/api/series/${seriesId}/ideas/suggest`)).status,
      (await who.patch(`/api/series/${seriesId}/ideas/${ideaId}`, { text: 'Mine.' })).status,
      (await who.delete(`/api/series/${seriesId}/ideas/${ideaId}`)).status,
    ];
    const gone = [404, 404, 404, 404, 404];
    expect(await codes(stranger, series.id)).toEqual(gone);
    expect(await codes(creator, newId())).toEqual(gone);
    expect(await codes(creator, 'no-id')).toEqual(gone);
    expect(await codes(new Visitor(url), series.id)).toEqual([401, 401, 401, 401, 401]);
    expect(await texts()).toEqual(['One.', 'Two.', 'Three.']);
  });

  it('are deleted with their series', async () => {
    await seriesRows().remove(id, series.id);
    expect((await creator.get(path())).status).toBe(404);
    expect(await ideas().count(id, series.id)).toBe(0);
  });
});

it('a stage without a model can’t think up ideas, and says what to do instead', async () => {
  const answer = await creator.post(path('/suggest'));
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'no_model',
    detail: expect.stringMatching(
      /^Only an AI model can think up ideas, .* import ideas or whole scripts\.$/u,
    ),
  });
  const first = await creator.post('/api/series/ideas', {
    premise: series.choice.premise,
    category: 'Mystery',
    language: 'en',
  });
  expect(await first.json()).toEqual({ ideas: [], canSuggest: false });
});

describe('a stage with a model', () => {
  beforeAll(async () => {
    const body = { address: `${standIns.openai}/v1`, key: 'any', model: 'gpt-6-luna' };
    expect((await site.post(`${MODELS_PATH}/connect`, body)).status).toBe(200);
  });
  afterAll(() => site.post(`${MODELS_PATH}/disconnect`));

  const suggest = (): Promise<Response> => creator.post(path('/suggest'));

  // Proves suggestIdeas.
  it('suggests ten ideas at a time, without repeats, and charges no credits', async () => {
    const { credits } = await meOf(creator);
    const first = await queue(await suggest());
    expect(first.canSuggest).toBe(true);
    expect(first.ideas.slice(3)).toHaveLength(IDEAS_AT_ONCE);
    expect(new Set(first.ideas.slice(3).map(({ source }) => source))).toEqual(new Set(['model']));
    const second = await texts(await suggest());
    expect(new Set(second).size).toBe(3 + 2 * IDEAS_AT_ONCE);
    expect((await meOf(creator)).credits).toEqual(credits);
  });

  it('requests only as many ideas as fit in the queue', async () => {
    await fill(IDEAS_KEPT - 3 - 2);
    expect((await queue(await suggest())).ideas).toHaveLength(IDEAS_KEPT);
    const full = await suggest();
    expect([full.status, (await full.json()).code]).toEqual([409, 'conflict']);
  });

  // Proves suggestFirstIdeas.
  it('suggests three initial ideas for a series that hasn’t been created yet, and stores nothing', async () => {
    const answer = await creator.post('/api/series/ideas', {
      premise: 'Leise Geschichten über Leuchttürme, für Menschen, die nicht schlafen.',
      category: 'Mystery',
      language: 'de',
    });
    const { ideas: first, canSuggest } = await answer.json();
    expect([first.length, new Set(first).size, canSuggest]).toEqual([3, 3, true]);
    expect(await texts()).toEqual(['One.', 'Two.', 'Three.']);
  });

  // Proves suggestFirstIdeas, series-premise-2-001-characters-emoji.
  it('explains why it suggests no ideas for a premise that is too long, wordless or harmful', async () => {
    for (const [what, premise, status, detail] of [
      ['2,001 characters', 'a'.repeat(2001), 400, /at most 2,000 characters/u],
      ['one emoji', '🎬', 400, /^Say in a few words what your series is about/u],
      ['harm', HARM, 422, /./u],
    ] as const) {
      const body = { premise, category: 'Mystery', language: 'en' };
      const answer = await creator.post('/api/series/ideas', body);
      expect(answer.status, what).toBe(status);
      expect((await answer.json()).detail).toMatch(detail);
    }
  });

  // Proves series-plan-ended-shrunk-script-waits.
  it('refuses to think up ideas on a plan that doesn’t include series, whether for an existing series or a new one', async () => {
    await givePlan(id, { subscription: 'hobby', credits: 10 });
    const { premise, category, language } = series.choice;
    const first = await creator.post('/api/series/ideas', { premise, category, language });
    for (const answer of [first, await suggest()]) {
      expect(answer.status).toBe(402);
      expect((await answer.json()).code).toBe('series_limit');
    }
    expect(await texts()).toHaveLength(3);
  });

  // Proves suggestIdeas, series-model-always-answers.
  it('accepts an idea once from a model that keeps repeating it, then reports that there are no more', async () => {
    const same = { kind: 'status', status: 500, code: 'same_answer' } as const;
    await scriptFaults('openai', 'chat/completions', [same, same, same, same]);
    expect((await texts(await suggest())).slice(3)).toHaveLength(1);
    const again = await suggest();
    expect([again.status, (await again.json()).code]).toEqual([502, 'bad_model_answer']);
    expect(await texts()).toHaveLength(4);
  });

  it('reports the problem if the model is busy, disconnects, returns broken JSON or declines twice; the queue stays as it is', async () => {
    for (const [what, fault, status, code] of [
      ['is busy', { kind: 'status', status: 429, retryAfterSeconds: 1 }, 503, 'provider_unavailable'],
      ['disconnects', { kind: 'disconnect' }, 503, 'provider_unavailable'],
      [
        'returns broken JSON',
        { kind: 'status', status: 500, code: 'broken_answer' },
        502,
        'bad_model_answer',
      ],
      ['declines', { kind: 'status', status: 500, code: 'model_refusal' }, 422, 'refused_by_model'],
    ] as const) {
      await scriptFaults('openai', 'chat/completions', [fault, fault]);
      const answer = await suggest();
      expect(answer.status, what).toBe(status);
      expect(await answer.json()).toMatchObject({
        code,
        detail: expect.stringMatching(/^(?:The AI writer|A service).+\.$/u),
      });
      expect(await texts()).toHaveLength(3);
    }
  });
});
