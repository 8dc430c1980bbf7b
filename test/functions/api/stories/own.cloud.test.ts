import { beforeEach, describe, expect, it } from 'vitest';
import { Story } from '#contract/schemas/stories.ts';
import { contentOf } from '#contract/script.ts';
import { newId } from '#functions/wiring/clock.ts';
import { stories } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { createFilm, giveStory, wordyScenes } from '#test/support/builders/films.ts';
import { renderNothing } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';

const TWENTY =
  'The lamp had been dark for nine years when a letter came up with the tide, and nobody knew why.';
const TEXT = [TWENTY, TWENTY, TWENTY, 'Then it burned.'].join('\n\n');
const SCRIPT = { title: 'The Lamp', text: TEXT, category: 'Mystery', language: 'en' };
/** Extends the three wordy scenes into a sixty-word story. */
const LAST = { narration: TWENTY, picture: 'a lighthouse' };
const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

let creator: Visitor;
let id: string;
beforeEach(async () => {
  useCloudEnvironment();
  ({ visitor: creator, id } = await newAccount());
});

const save = (change: object = {}, headers: Record<string, string> = {}): Promise<Response> =>
  creator.post('/api/stories', { ...SCRIPT, ...change }, headers);
const saved = async (change: object = {}): Promise<Story> => Story.parse(await (await save(change)).json());
const edit = ({ id: storyId }: { id: string }, version: number, change: object): Promise<Response> =>
  creator.patch(`/api/stories/${storyId}`, { ...SCRIPT, version, ...change });
const listed = async (): Promise<Story[]> => (await creator.get('/api/stories')).json();

const BAD = [
  ['59 words', words(59), /^A story has 60 to 400 words; this one has 59\.$/u],
  ['401 words', words(401), /this one has 401\.$/u],
  ['no words', ' \n ', /^Enter the text of your story\.$/u],
  ['sixty emoji', '👍 '.repeat(60), /this one has 0\.$/u],
  ['Hebrew', words(60).replaceAll('word', 'מילה'), /^The voice can’t read “מילה0”\./u],
  ['an endless word', `${words(60)} ${'x'.repeat(61)}`, /is too long for a word/u],
  ['10,000 characters', 'word '.repeat(2000), /^The text is too long\. Use at most 8000 characters\.$/u],
  [
    'a threat',
    `${TEXT} Tell my ex Dana Whitlock that I know where she sleeps and that tonight I will stab her to death.`,
    /looks like a threat/u,
  ],
] as const;

describe('a creator’s own script', () => {
  it('becomes a story whose scenes contain its words, and can be made into a video', async () => {
    const story = await saved();
    expect(story).toMatchObject({ title: 'The Lamp', isOwn: true, prompt: '' });
    expect(story.content).toBe(TEXT.replaceAll('\n\n', '\n'));
    const row = await stories().find(id, story.id);
    expect(row?.scenes.length).toBeGreaterThan(2);
    expect(contentOf(row?.scenes ?? [])).toBe(story.content.replaceAll('\n', ' '));
    await renderNothing();
    expect((await createFilm(creator, story.id)).status).toBe(202);
  });

  // Proves input-scripts-59-401-words-right.
  it('may contain emoji, and needs no punctuation', async () => {
    const story = await saved({ text: `${words(200)} 🕯️` });
    const row = await stories().find(id, story.id);
    expect(contentOf(row?.scenes ?? [])).toBe(`${words(200)} 🕯️`);
  });

  it('has a scene for each of its lines, unless its creator says otherwise', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => `Line ${index} has six words.`);
    const story = await saved({ text: lines.join('\n') });
    const scenesNow = async (): Promise<string[] | undefined> =>
      (await stories().find(id, story.id))?.scenes.map(({ narration }) => narration);
    expect(await scenesNow()).toEqual(lines);
    expect((await edit(story, 1, { text: lines.join('\n'), linesAreScenes: false })).status).toBe(200);
    expect((await scenesNow())?.length).toBeLessThan(lines.length);
    expect((await edit(story, 2, { text: lines.join('\n'), linesAreScenes: true })).status).toBe(200);
    expect(await scenesNow()).toEqual(lines);
  });

  it('is saved once per Idempotency-Key', async () => {
    const headers = { 'idempotency-key': newId() };
    const [one, other] = await Promise.all([save({}, headers), save({}, headers)]);
    expect([one.status, other.status]).toContain(200);
    expect(Story.parse(await (await save({}, headers)).json()).title).toBe('The Lamp');
    expect(await listed()).toHaveLength(1);
  });

  // Proves saveStory, input-scripts-59-401-words-right.
  it('is refused with an explanation and not saved if it is too short, too long or a threat, or can’t be drawn', async () => {
    for (const [what, text, detail] of BAD) {
      const answer = await save({ text });
      expect([400, 413, 422], what).toContain(answer.status);
      expect((await answer.json()).detail).toMatch(detail);
    }
    expect(await listed()).toEqual([]);
  });
});

describe('an edited story', () => {
  it('keeps the pictures of the unchanged scenes, and counts its versions', async () => {
    const story = await giveStory(id, { scenes: [...wordyScenes, LAST] });
    const text = story.content.replace('midnight', 'noon');
    const edited = Story.parse(await (await edit(story, 1, { text, title: 'At Noon' })).json());
    expect(edited).toMatchObject({ id: story.id, title: 'At Noon', content: text, version: 2, isOwn: true });
    const row = await stories().find(id, story.id);
    expect(row?.scenes.map(({ picture }) => picture)).toEqual(
      [...wordyScenes, LAST].map(({ picture }) => picture),
    );
    const renamed = Story.parse(await (await edit(story, 2, { text, title: 'At Last' })).json());
    expect(renamed).toMatchObject({ title: 'At Last', version: 3, content: text });
  });

  // Proves editStory, input-two-tabs-devices-lost-connection.
  it('is never overwritten from a window that hasn’t loaded the change', async () => {
    const story = await saved();
    const answers = await Promise.all([edit(story, 1, { title: 'One' }), edit(story, 1, { title: 'Other' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await edit(story, 1, { title: 'Late' });
    expect((await late.json()).code).toBe('story_changed');
    expect(['One', 'Other']).toContain((await listed())[0]?.title);
  });

  // Proves input-story-deleted-in-tab-edited.
  it('can’t be saved once it is deleted, or by anyone but its owner', async () => {
    const story = await saved();
    const other = await signIn(newPerson());
    expect((await other.patch(`/api/stories/${story.id}`, { ...SCRIPT, version: 1 })).status).toBe(404);
    await creator.delete(`/api/stories/${story.id}`);
    const late = await edit(story, 1, {});
    expect([late.status, (await late.json()).detail]).toEqual([
      404,
      expect.stringMatching(/^This story was deleted, so it can’t be saved\. Copy its words/u),
    ]);
    expect(await listed()).toEqual([]);
  });

  it('is refused with an explanation, and stays as it was, if it is too short, too long or a threat, or can’t be drawn', async () => {
    const story = await saved();
    for (const [what, text, detail] of BAD)
      expect((await (await edit(story, 1, { text })).json()).detail, what).toMatch(detail);
    expect(await listed()).toEqual([story]);
  });
});
