import { beforeAll, describe, expect, it } from 'vitest';
import { FINISHED_STORIES } from '#contract/finished-stories.ts';
import { Story } from '#contract/schemas/stories.ts';
import { contentOf } from '#contract/script.ts';
import { newId } from '#functions/wiring/clock.ts';
import { stories } from '#functions/wiring/stores.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { meOf } from '#test/support/builders/films.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

let creator: Visitor;
beforeAll(async () => {
  useCloudEnvironment();
  creator = await signIn(newPerson());
});

const take = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  creator.post('/api/stories/finished', body, headers);
const listed = async (): Promise<Story[]> => (await creator.get('/api/stories')).json();

describe('a finished story', () => {
  // Proves takeFinishedStory.
  it.each(
    isFullRun ? [FINISHED_STORIES[0], defined(FINISHED_STORIES.at(-1))] : [defined(FINISHED_STORIES.at(-1))],
  )(
    'becomes the creator’s own, with its pictures, and can be copied again: $id',
    async ({ id, title, category, language, prompt }) => {
      const before = (await listed()).length;
      const { scenes } = FINISHED_TEXTS[id];
      const story = Story.parse(await (await take({ id })).json());
      expect(story).toMatchObject({ title, category, language, prompt, content: contentOf(scenes) });
      const again = Story.parse(await (await take({ id })).json());
      expect(again.id).not.toBe(story.id);
      expect((await listed()).map((one) => one.id).slice(0, 2)).toEqual([again.id, story.id]);
      expect(await listed()).toHaveLength(before + 2);
      expect(await stories().find((await meOf(creator)).id, story.id)).toMatchObject({ scenes });
    },
  );

  it('is saved once per Idempotency-Key', async () => {
    const headers = { 'idempotency-key': newId() };
    const before = (await listed()).length;
    const [first, second] = await Promise.all([
      take({ id: 'pando' }, headers),
      take({ id: 'pando' }, headers),
    ]);
    expect([first?.status, second?.status].filter((status) => status !== 409)).toContain(200);
    expect((await take({ id: 'pando' }, headers)).status).toBe(200);
    expect((await take({ id: 'vasa' }, headers)).status).toBe(409);
    expect(await listed()).toHaveLength(before + 1);
  });

  // Proves takeFinishedStory.
  it.each([
    ['an id that is not offered', { id: 'constructor' }, 404, /no longer offered/u],
    ['no id', {}, 400, /./u],
    ['a long id', { id: 'x'.repeat(65) }, 400, /./u],
    ['an id that comes with a text', { id: 'pando', content: 'Mine' }, 400, /./u],
  ])('is refused for %s, and nothing is saved', async (_, body, status, detail) => {
    const before = (await listed()).length;
    const answer = await take(body);
    expect(answer.status).toBe(status);
    expect((await answer.json()).detail).toMatch(detail);
    expect(await listed()).toHaveLength(before);
  });
});
