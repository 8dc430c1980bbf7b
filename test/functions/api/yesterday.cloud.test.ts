import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { hrefOf } from '#contract/route.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { renderNothing } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import type { Described } from '#test/support/contract/described.ts';
import { yesterdaysRoutes } from '#test/support/contract/yesterday.ts';
import { defined } from '#test/support/values.ts';

const routes = yesterdaysRoutes();
/** A schema from yesterday’s page, used to read responses from today’s API. */
const schemaOf = (described: Described) => z.fromJSONSchema(described as z.core.JSONSchema.JSONSchema);

let creator: Visitor;
let id: string;
beforeAll(async () => {
  useCloudEnvironment();
  ({ visitor: creator, id } = await newAccount());
});

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const ask = (method: string, address: string, body?: object): Promise<Response> => {
  if (method === 'POST') return creator.post(address, body);
  if (method === 'PATCH') return creator.patch(address, body);
  return method === 'DELETE' ? creator.delete(address) : creator.get(address);
};

/** The fields of a response that later calls need; a list has none of them. */
const Made = z.looseObject({ id: z.string().default(''), version: z.int().default(1) });

/** Calls the API as yesterday’s page does: with that page’s URL and fields, and its schema for the response. */
const call = async (name: string, { params = {}, body }: Sent = {}) => {
  const { method, path, ...route } = defined(routes[name]);
  if (body !== undefined) schemaOf(defined(route.body)).parse(body);
  const answer = await ask(method, hrefOf({ path }, params), body);
  const read: unknown = await answer.json();
  expect([name, answer.ok, read]).toEqual([name, true, read]);
  const made = schemaOf(defined(route.reply)).parse(read);
  return Made.parse(Array.isArray(made) ? {} : made);
};
const SCRIPT = {
  title: 'The Lamp',
  text: 'The keeper climbed the stairs and lit the lamp, and far out at sea somebody answered him again. '.repeat(
    5,
  ),
  category: 'Mystery',
  language: 'en',
};
const VOICE = { voiceId: 'adam', voiceName: 'Adam' };
const SERIES = {
  name: 'Lighthouses',
  premise: 'A keeper and the sea.',
  category: 'Mystery',
  language: 'en',
  voiceId: 'adam',
  music: { kind: 'rotating' },
  length: 'medium',
  cadence: { days: ['wed', 'sun'], times: ['18:30'], zone: 'UTC' },
  leadHours: 24,
  approves: 'video',
  unanswered: 'wait',
  creditFloor: 0,
};

describe('a page that was opened before the last release', () => {
  it('shows every list and every settings page', async () => {
    for (const name of [
      'readMe',
      'listSessions',
      'listStories',
      'listStoryboards',
      'listSeries',
      'listWaitingRuns',
      'listVideos',
      'listVoices',
      'listMusic',
      'readVideoSettings',
      'readTrialLimits',
      'listUploads',
      'readUploadQuota',
      'readAnalytics',
      'readMailSettings',
      'listNotices',
      'listPlans',
      'readSubscription',
      'readAffiliate',
      'checkHealth',
    ])
      await call(name);
  });

  it('saves a script, changes it, opens its storyboard, and makes its video', async () => {
    const story = await call('saveStory', { body: SCRIPT });
    const params = { id: story.id };
    await call('readStory', { params });
    await call('editStory', { params, body: { ...SCRIPT, title: 'The Lamps', version: story.version } });
    const board = await call('openStoryboard', { body: { storyId: story.id, voiceSettings: VOICE } });
    await call('saveStoryboard', {
      params: { id: board.id },
      body: { version: board.version, title: 'The Lamp', captionStyle: 'neon' },
    });
    await renderNothing();
    await call('createVideo', {
      body: { storyId: story.id, voiceSettings: VOICE, captionStyle: 'pop' },
    });
    await call('discardStoryboard', { params: { id: board.id } });
  });

  it('shows, shares and downloads a video', async () => {
    const videoId = await givePlayableFilm(id, 'The Lamp');
    await call('listVideos');
    await call('listScenes', { params: { id: videoId } });
    await call('downloadVideo', { body: { video_id: videoId, format: 'mp4', quality: '720p' } });
    await call('shareVideo', { body: { video_id: videoId, platform: 'link' } });
    await call('openVideoStoryboard', { params: { id: videoId } });
    await call('saveVideoSettings', { body: { aiLine: false } });
  });

  it('starts an upload, and sets up a series with an idea', async () => {
    await call('createUpload', {
      body: { kind: 'picture', name: 'lamp.png', bytes: 2_000_000, type: 'image/png' },
    });
    await call('startTrial');
    const series = await call('createSeries', { body: SERIES });
    await call('addIdeas', { params: { id: series.id }, body: { ideas: [{ text: 'The keeper’s hat.' }] } });
    await call('listIdeas', { params: { id: series.id } });
  });
});
