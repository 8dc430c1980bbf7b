import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainLook } from '#contract/look.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { videoDefaultsOf } from '#functions/services/videos/video-defaults.ts';
import { now } from '#functions/wiring/clock.ts';
import { users, videos } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { choice } from '#test/support/builders/drafts.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { clearScriptedFaults, renderNothing } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { defined } from '#test/support/values.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);
/** None of these videos is watched. */
beforeEach(() => renderNothing(8));
afterEach(clearScriptedFaults);

/** Leaves the choice of the AI line to the settings. */
const { aiLine: _, ...unset } = choice;
const settingsOf = async (visitor: Visitor) => (await visitor.get('/api/videos/settings')).json();
const make = async (visitor: Visitor, storyId: string, aiLine?: boolean): Promise<Video> =>
  (
    await visitor.post('/api/videos/create', { ...unset, storyId, ...(aiLine !== undefined && { aiLine }) })
  ).json();

describe('video settings', () => {
  // Proves saveVideoSettings.
  it('show the AI line until the owner turns it off; a video keeps its setting, even when retried', async () => {
    const person = newPerson();
    const { visitor, id } = await newAccount(person);
    const story = await giveStory(id);
    expect(await settingsOf(visitor)).toEqual({ aiLine: true });
    const first = await make(visitor, story.id);
    const saved = await visitor.post('/api/videos/settings', { aiLine: false });
    expect(await saved.json()).toEqual({ aiLine: false });
    const again = await signIn({ ...person, name: 'Ada King' });
    expect(await settingsOf(again)).toEqual({ aiLine: false });
    const second = await make(again, story.id);
    const third = await make(again, story.id, true);
    expect([first, second, third].map(({ aiLine }) => aiLine)).toEqual([true, false, true]);
    for (const { id: videoId, aiLine } of [first, second, third])
      expect(await videos().find(id, videoId)).toMatchObject({ aiLine });
    await videos().cancel({ ownerId: id, videoId: second.id, attempt: 1 }, 'It was stopped.', now());
    await again.post('/api/videos/settings', { aiLine: true });
    const retried = await again.post(`/api/videos/${second.id}/retry`, {});
    expect(await retried.json()).toMatchObject({ status: 'generating', aiLine: false });
  });

  // Proves readVideoSettings.
  it('follow the stage’s default until the account has chosen', async () => {
    const { id } = await newAccount();
    const ports = (aiLine: boolean) => ({ users, aiLineByDefault: () => aiLine });
    expect([await videoDefaultsOf(ports(true), id), await videoDefaultsOf(ports(false), id)]).toEqual([
      { aiLine: true },
      { aiLine: false },
    ]);
  });

  // Proves film-look-style-colour-size-position.
  it('store a look for new videos, which a video’s own look or caption style overrides', async () => {
    const person = newPerson();
    const { visitor, id } = await newAccount(person);
    const story = await giveStory(id);
    const look = { ...plainLook('neon'), handle: '@ada', endCard: { text: 'Follow for part two' } };
    await visitor.post('/api/videos/settings', { look });
    await visitor.post('/api/videos/settings', { aiLine: false });
    const again = await signIn({ ...person, name: 'Ada King' });
    expect(await settingsOf(again)).toEqual({ aiLine: false, look });
    const { captionStyle: __, ...noStyle } = { ...unset, storyId: story.id };
    const create = async (wish: object): Promise<Video> =>
      (await again.post('/api/videos/create', { ...noStyle, ...wish })).json();
    const own = { ...plainLook('solo'), colour: '#4ae0ff' };
    const made = [
      await create({}),
      await create({ captionStyle: 'clean' }),
      await create({ captionStyle: 'clean', look: own }),
    ];
    expect(made.map((video) => [video.captionStyle, video.look])).toEqual([
      ['neon', look],
      ['clean', undefined],
      ['solo', own],
    ]);
    expect(await videos().find(id, defined(made[2]).id)).toMatchObject({ captionStyle: 'solo', look: own });
    await again.post('/api/videos/settings', { look: null });
    expect(await settingsOf(again)).toEqual({ aiLine: false });
  });

  it('are moderated together with the words of the video', async () => {
    const { visitor, id } = await newAccount();
    const story = await giveStory(id);
    const look = {
      ...plainLook('pop'),
      endCard: { text: 'Dana Whitlock, I know where you sleep, and tonight I will stab you to death.' },
    };
    const refused = await visitor.post('/api/videos/create', { ...choice, storyId: story.id, look });
    expect(refused.status).toBe(422);
    expect((await visitor.post('/api/videos/settings', { look: { ...look, size: 'huge' } })).status).toBe(
      400,
    );
  });

  // Proves saveVideoSettings.
  it('are available only to their signed-in owner, and can’t be set to invalid values', async () => {
    expect((await fetch(`${url}/api/videos/settings`)).status).toBe(401);
    const visitor = await signIn(newPerson());
    expect((await visitor.post('/api/videos/settings', { aiLine: 'no' })).status).toBe(400);
  });
});
