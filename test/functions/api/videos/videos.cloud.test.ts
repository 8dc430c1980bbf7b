import { SFNClient, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Video } from '#contract/schemas/videos.ts';
import { newId } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { credits, videos } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import { ledgerSum } from '#test/support/billing/ledger.ts';
import { createFilm, giveStory, meOf, shortScenes, watchFilm } from '#test/support/builders/films.ts';
import { clearScriptedFaults, renderNothing } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { mediaFolderOf } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const { url, env } = sharedCloud();
const AT_ONCE = isFullRun ? 50 : 8;
beforeAll(useCloudEnvironment);
afterEach(clearScriptedFaults);

/** Stops a render as an operator would; the rule that watches execution status then ends the video. */
const abort = async (videoId: string, attempt = 1): Promise<void> => {
  const machine = env['FILM_MACHINE_ARN'] ?? '';
  const executionArn = `${machine.replace(':stateMachine:', ':execution:')}:${videoId}-${attempt}`;
  await new SFNClient({}).send(new StopExecutionCommand({ executionArn }));
};

const creatorWithStory = async () => {
  const { visitor, id } = await newAccount();
  return { visitor, id, story: await giveStory(id) };
};

describe('creating a video', () => {
  // Proves constant-free-3-videos.
  it('many times simultaneously with credits for three makes exactly three, and returns all credits if they fail', async () => {
    const { visitor, id, story } = await creatorWithStory();
    await renderNothing(3);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => createFilm(visitor, story.id)));
    const bodies = await Promise.all(
      answers.map(async (answer) => ({ status: answer.status, body: await answer.json() })),
    );
    const made = bodies.filter(({ status }) => status === 202);
    const refused = bodies.filter(({ status }) => status === 402);
    expect([made.length, refused.length]).toEqual([3, AT_ONCE - 3]);
    expect(refused[0]?.body).toMatchObject({
      code: 'limit_reached',
      detail:
        'Free plan limit reached! You have used all 3 videos. Please upgrade to continue creating videos.',
    });
    expect(await meOf(visitor)).toMatchObject({ credits: 0, creditsUsed: 30, videosGenerated: 3 });
    expect(await ledgerSum(id)).toBe(0);
    expect(await (await visitor.get('/api/videos/trial-limits')).json()).toMatchObject({
      can_generate: false,
      subscription: 'free',
      is_trial_active: false,
      videos_remaining: 0,
      writer_model: null,
    });

    for (const { body } of made) {
      const job = { ownerId: id, videoId: body.id, attempt: 1 };
      expect(await videos().fail(job, 'It failed.', new Date())).toBe(true);
    }
    expect(await meOf(visitor)).toMatchObject({ credits: 30, creditsUsed: 0, videosGenerated: 0 });
    expect(await ledgerSum(id)).toBe(30);
  });

  it('with one Idempotency-Key makes one video, no matter how often it is sent', async () => {
    await renderNothing(8);
    const { visitor, id, story } = await creatorWithStory();
    const key = { 'idempotency-key': newId() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => createFilm(visitor, story.id, key)));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect((await meOf(visitor)).credits).toBe(20);
    expect(
      (
        await visitor.post(
          '/api/videos/create',
          { storyId: story.id, voiceSettings: { voiceId: 'will', voiceName: 'Will' } },
          key,
        )
      ).status,
    ).toBe(409);
    await videos().withdraw(id, bodies[0].id, new Date());
  });

  const WRONG = [
    [
      'an unknown voice',
      { voiceSettings: { voiceId: 'nobody', voiceName: 'x' } },
      400,
      'Please select a voice for your video.',
    ],
    ['no voice', { voiceSettings: undefined }, 400, ''],
    [
      'unknown music',
      { musicSettings: { trackId: 'x', trackName: 'x' } },
      400,
      'That music track doesn’t exist. Choose another one, or no music.',
    ],
    ['an unknown caption style', { captionStyle: 'comic' }, 400, ''],
    ['an unknown field', { price: 0 }, 400, ''],
    [
      'a story that is not there',
      { storyId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
      404,
      'We couldn’t find that in your account.',
    ],
  ] as const;
  it('is refused for an unknown choice, an unknown field or a missing story, and costs nothing', async () => {
    const { visitor, story } = await creatorWithStory();
    for (const [what, change, status, detail] of WRONG) {
      const answer = await visitor.post('/api/videos/create', {
        storyId: story.id,
        voiceSettings: { voiceId: 'adam', voiceName: 'Adam' },
        ...change,
      });
      expect(answer.status, what).toBe(status);
      if (detail !== '') expect((await answer.json()).detail).toBe(detail);
    }
    expect((await meOf(visitor)).credits).toBe(30);
    expect(await (await visitor.get('/api/videos')).json()).toEqual([]);
  });

  // Proves film-characters-captions-cant-draw-found.
  it('is refused before credits are spent if no voice can read its script', async () => {
    const { visitor, id } = await newAccount();
    const story = await giveStory(id, {
      scenes: [{ narration: 'שלום עולם, זה סיפור.', picture: 'A city.' }],
    });
    const answer = await createFilm(visitor, story.id);
    expect(answer.status).toBe(400);
    expect((await answer.json()).detail).toContain('“שלום”');
    expect((await meOf(visitor)).credits).toBe(30);
  });
});

describe('an Idempotency-Key', () => {
  it('returns the same video during a race for the last credits, and after its story is deleted', async () => {
    await renderNothing(8);
    const { visitor, id, story } = await creatorWithStory();
    for (let count = 0; count < 2; count += 1) await createFilm(visitor, story.id);
    const key = { 'idempotency-key': newId() };
    const answers = await Promise.all(Array.from({ length: 12 }, () => createFilm(visitor, story.id, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const [first] = await Promise.all(answers.map((answer) => answer.json()));
    await visitor.delete(`/api/stories/${story.id}`);
    const again = await createFilm(visitor, story.id, key);
    expect([again.status, (await again.json()).id]).toEqual([202, first.id]);
    for (const video of (await videos().list(id)).items) await videos().withdraw(id, video.id, new Date());
  });
});

describe('a malformed id', () => {
  it('gets the same response as an unknown id', async () => {
    const visitor = await signIn(newPerson());
    for (const video_id of ['\ud800', 'x'.repeat(100), '../../x', ''])
      expect((await visitor.post('/api/videos/download', { video_id })).status, video_id).toBe(404);
  });
});

describe('another user’s video', () => {
  it('looks like one that does not exist, on every route', async () => {
    await renderNothing();
    const owner = await creatorWithStory();
    const made = await (await createFilm(owner.visitor, owner.story.id)).json();
    const stranger = await signIn(newPerson());
    const ask = async (id: string) => {
      const answers = await Promise.all([
        stranger.post('/api/videos/download', { video_id: id }),
        stranger.post(`/api/videos/${id}/retry`),
        stranger.delete(`/api/videos/${id}`),
        createFilm(stranger, id),
      ]);
      return Promise.all(
        answers.map(async (answer) => ({ status: answer.status, ...(await answer.json()), request_id: '' })),
      );
    };
    expect(await ask(made.id)).toEqual(await ask(newId()));
    expect(
      (
        await stranger.post('/api/videos/create', {
          storyId: owner.story.id,
          voiceSettings: { voiceId: 'adam', voiceName: 'Adam' },
        })
      ).status,
    ).toBe(404);
    await videos().withdraw(owner.id, made.id, new Date());
  });
});

describe('a video in progress', () => {
  it('can’t be downloaded, retried or deleted; once stopped, it can be retried, or deleted with its files', async () => {
    const { visitor, id } = await newAccount();
    const story = await giveStory(id, { scenes: shortScenes.slice(0, 1) });
    const made = Video.parse(await (await createFilm(visitor, story.id)).json());
    expect(made).toMatchObject({
      status: 'generating',
      duration: 0,
      progress: { scenesDone: 0, scenesTotal: 1 },
    });
    const early = await visitor.post('/api/videos/download', { video_id: made.id });
    expect([early.status, (await early.json()).code]).toEqual([409, 'not_ready']);
    expect((await visitor.post(`/api/videos/${made.id}/retry`)).status).toBe(409);
    expect((await visitor.delete(`/api/videos/${made.id}`)).status).toBe(409);

    await abort(made.id);
    expect((await watchFilm(visitor, made.id, 30_000)).video).toMatchObject({
      status: 'failed',
      error: 'Video creation was stopped. Your credits have been returned. Please try again.',
    });
    const retries = await Promise.all([
      visitor.post(`/api/videos/${made.id}/retry`),
      visitor.post(`/api/videos/${made.id}/retry`),
    ]);
    expect(retries.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect((await meOf(visitor)).credits).toBe(20);
    await abort(made.id, 2);
    await watchFilm(visitor, made.id, 30_000);
    expect((await meOf(visitor)).credits).toBe(30);
    expect(await ledgerSum(id)).toBe(30);

    const left = `media/${await mediaFolderOf(id)}/${made.id}/left.txt`;
    await media().write(left, 'left', 'text/plain');
    expect((await visitor.delete(`/api/videos/${made.id}`)).status).toBe(200);
    expect((await visitor.delete(`/api/videos/${made.id}`)).status).toBe(200);
    expect(await media().exists(left)).toBe(false);
    expect(await (await visitor.get('/api/videos')).json()).toEqual([]);
  });

  it('fails once and returns its credits once, no matter how often the failure is reported', async () => {
    await renderNothing();
    const { visitor, id, story } = await creatorWithStory();
    const made = await (await createFilm(visitor, story.id)).json();
    const job = { ownerId: id, videoId: made.id, attempt: 1 };
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => videos().fail(job, 'It failed.', new Date())),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await videos().fail({ ...job, attempt: 2 }, 'It failed.', new Date())).toBe(false);
    expect(await videos().advance(job, 'plan')).toBe(undefined);
    expect((await credits().read(id, new Date())).grants[0]?.remaining).toBe(30);
    expect(await ledgerSum(id)).toBe(30);
  });
});

describe('the options', () => {
  it('are five voices and nine tracks, each with a preview that plays', async () => {
    const visitor = await signIn(newPerson());
    const voices = await (await visitor.get('/api/videos/options/voices')).json();
    const tracks = await (await visitor.get('/api/videos/options/music')).json();
    expect(voices.map(({ id }: { id: string }) => id)).toEqual([
      'adam',
      'charlotte',
      'will',
      'bryan',
      'audrey',
    ]);
    expect(tracks).toHaveLength(9);
    const previews: { readonly previewUrl: string }[] = [...voices, ...tracks];
    for (const { previewUrl } of previews)
      expect((await fetch(new URL(previewUrl, url))).headers.get('content-type')).toMatch(/^audio\//u);
  });
});

describe('health', () => {
  it('responds without a session', async () => {
    expect(await (await fetch(new URL('/api/health', url))).json()).toMatchObject({ status: 'ok' });
  });
});
