import { beforeAll, describe, expect, it } from 'vitest';
import { Story } from '#contract/schemas/stories.ts';
import { countWords } from '#contract/script.ts';
import { newId } from '#functions/wiring/clock.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { giveStory, meOf } from '#test/support/builders/films.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';

let creator: Visitor;
beforeAll(async () => {
  useCloudEnvironment();
  creator = await signIn(newPerson());
});

const generate = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  creator.post('/api/stories/generate', body, headers);
const countStories = async (): Promise<number> => (await (await creator.get('/api/stories')).json()).length;
const key = (): { 'idempotency-key': string } => ({ 'idempotency-key': newId() });

describe('a story', () => {
  it('is saved with its prompt, and listed newest first', async () => {
    const story = Story.parse(
      await (
        await generate({ prompt: '  A clockmaker who repairs the moon ', category: 'Adventure' })
      ).json(),
    );
    expect(story.prompt).toBe('A clockmaker who repairs the moon');
    expect(countWords(story.content)).toBeGreaterThanOrEqual(60);
    const [first] = await (await creator.get('/api/stories')).json();
    expect(first).toEqual(story);
  });

  // Proves film-stories-account-differ-generate-gives.
  it('is attributed to the demo writer, has its own title, and differs each time', async () => {
    const told = [];
    for (let round = 0; round < 4; round += 1)
      told.push(Story.parse(await (await generate({ prompt: 'Octopus', category: 'Science' })).json()));
    expect(told.map(({ isDemo }) => isDemo)).toEqual(told.map(() => true));
    expect(new Set([...told.map(({ title }) => title), 'Octopus']).size).toBe(5);
    expect(new Set(told.map(({ content }) => content.split('. ')[0])).size).toBe(4);
    expect(new Set(told.map(({ content }) => content.split(/(?<=[.!?]”?) /u).at(-1))).size).toBe(4);
  });

  const WRONG = [
    ['an empty prompt', { prompt: '' }],
    ['a blank prompt', { prompt: ' \n\t ' }],
    ['2,001 characters', { prompt: 'x'.repeat(2001) }],
    ['only control characters', { prompt: '\u0000\u0001' }],
    ['a number for a prompt', { prompt: 7 }],
    ['no prompt', {}],
    ['an unknown category', { prompt: 'a fox', category: 'Romance' }],
    ['an unknown language', { prompt: 'a fox', language: 'it' }],
    ['an unknown field', { prompt: 'a fox', admin: true }],
    ['a list', []],
  ] as const;
  it('is refused with an explanation for an invalid prompt or choice', async () => {
    const before = await countStories();
    for (const [what, body] of WRONG) {
      const answer = await generate(body);
      expect(answer.status, what).toBe(400);
      const error = await answer.json();
      expect(error).toMatchObject({ code: 'invalid', request_id: expect.any(String) });
      expect(error.detail.length).toBeGreaterThan(10);
    }
    expect(await countStories()).toBe(before);
  });

  it('is refused if the request is 100 kB long, contains broken JSON or is a form', async () => {
    const send = (body: string, type: string) =>
      creator.request('POST', '/api/stories/generate', {
        body,
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      });
    expect((await generate({ prompt: 'x'.repeat(100_000) })).status).toBe(413);
    expect((await send('{"prompt":', 'application/json')).status).toBe(400);
    expect((await send('prompt=a', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send('prompt', 'multipart/form-data; boundary=x')).status).toBe(415);
  });

  it.each([
    ['<script>alert(1)</script> a fox'],
    ['<speak><break time="9s"/></speak> a fox'],
    ['{\\pos(0,0)} a fox and %{pts} "quotes" \\ back'],
    ['🦊 finds a 🗝️'],
    ['ثعلب يجد مفتاحا'],
    ["Robert'); DROP TABLE stories;--"],
  ])('contains %j as literal text', async (prompt) => {
    const answer = await generate({ prompt });
    expect(answer.status).toBe(200);
    expect((await answer.json()).prompt).toBe(prompt);
  });

  it('is the same for the same Idempotency-Key, even for five concurrent requests', async () => {
    const headers = key();
    const before = await countStories();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => generate({ prompt: 'a patient owl' }, headers)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect((await (await generate({ prompt: 'a patient owl' }, headers)).json()).prompt).toBe(
      'a patient owl',
    );
    expect(await countStories()).toBe(before + 1);
    expect((await generate({ prompt: 'another owl' }, headers)).status).toBe(409);
    expect((await generate({ prompt: 'x' }, { 'idempotency-key': 'ü' })).status).toBe(400);
  });

  it('looks to another user as if it didn’t exist', async () => {
    const stranger = await signIn(newPerson());
    const theirs = await giveStory((await meOf(stranger)).id);
    const answers = await Promise.all([
      creator.delete(`/api/stories/${theirs.id}`),
      creator.delete(`/api/stories/${newId()}`),
    ]);
    const bodies = await Promise.all(
      answers.map(async (answer) => ({ ...(await answer.json()), request_id: '' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(bodies[0]).toEqual(bodies[1]);
    expect((await (await stranger.get('/api/stories')).json()).length).toBe(1);
  });

  it('can be deleted only once', async () => {
    const mine = await giveStory((await meOf(creator)).id);
    expect((await creator.delete(`/api/stories/${mine.id}`)).status).toBe(200);
    expect((await creator.delete(`/api/stories/${mine.id}`)).status).toBe(404);
  });

  it('is listed in pages of fifty by cursor, and a forged cursor is refused', async () => {
    const { visitor: writer, id } = await newAccount();
    for (let count = 0; count < 60; count += 1) await giveStory(id);
    const first = await writer.get('/api/stories');
    const cursor = first.headers.get('x-next-cursor') ?? '';
    const second = await writer.get(`/api/stories?cursor=${cursor}`);
    const pages = [await first.json(), await second.json()];
    expect(pages.map((page) => page.length)).toEqual([50, 10]);
    const ids = pages.flat().map((story) => story.id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(second.headers.get('x-next-cursor')).toBeNull();
    expect((await writer.get('/api/stories?cursor=USER%23x')).status).toBe(400);
  });
});
