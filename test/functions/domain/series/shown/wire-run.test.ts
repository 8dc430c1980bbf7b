import { describe, expect, it } from 'vitest';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { type AroundRun, toWireRun } from '#functions/domain/series/shown/wire-run.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { toWireVideo } from '#functions/domain/video/shown/wire-video.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { ideaOf, runOf, seriesOf } from '#test/support/series/series-here.ts';

const LATE = '2026-03-08T19:12:40.000Z';

/** The deadline, in New York time, for a run that airs on 8 March at 18:30 UTC. */
const answerBy = (change: Partial<Run>, choice: Partial<Series['choice']> = {}): string | undefined => {
  const series = seriesOf('owner');
  const cadence = { ...series.choice.cadence, zone: 'America/New_York' };
  const run = runOf(ideaOf(series), '2026-03-08T18:30', change);
  const shown = { ...series, choice: { ...series.choice, unanswered: 'skip', cadence, ...choice } } as const;
  return toWireRun(run, { series: shown, story: undefined, videos: new Map() }).answerBy;
};

describe('a run shown to its creator', () => {
  it('shows the deadline for an answer, if that is after the airing', () => {
    const late = { status: 'video_waits', dueAt: LATE } as const;
    expect(answerBy(late)).toBe('2026-03-08T15:12');
    expect(answerBy({ ...late, dueAt: '2026-03-08T18:30:00.000Z' })).toBeUndefined();
  });

  it('shows no deadline while it waits indefinitely or is being made', () => {
    expect(answerBy({ status: 'video_waits', dueAt: LATE }, { unanswered: 'wait' })).toBeUndefined();
    expect(answerBy({ status: 'filming', dueAt: LATE })).toBeUndefined();
  });
});

describe('the details of a run', () => {
  const series = seriesOf('owner', { id: 'S' });
  const run = runOf(ideaOf(series), '2026-03-08T18:30', { id: 'R', storyId: 'story' });
  const shown = (change: Partial<Run> = {}, around: Partial<AroundRun> = {}) =>
    toWireRun({ ...run, ...change }, { series, story: undefined, videos: new Map(), ...around });
  const plain = {
    id: 'R',
    seriesId: 'S',
    seriesName: 'Lighthouses',
    version: 1,
    status: 'writing',
    airing: { key: '2026-03-08T18:30', at: '2026-03-08T18:30:00.000Z' },
    idea: 'The keeper who never slept.',
    language: 'en',
    round: 1,
    credits: 0,
    unanswered: 'wait',
  };
  const story = { ...storyOf('owner'), language: 'de' } as const;

  it('say where the video will be posted, until the posts are ordered or the run is over, and what could not be posted', () => {
    const post = { connection_id: 'youtube-UC1', way: 'upload', privacy: 'public' } as const;
    const publish = { series: { ...series, choice: { ...series.choice, publish: [post] } } };
    expect(shown({ status: 'video_waits' }, publish).publish).toEqual([post]);
    expect(shown({ status: 'approved' }, publish)).not.toHaveProperty('publish');
    const publishDue = { since: LATE, posts: [{ post, publicationId: 'P' }] };
    expect(shown({ status: 'approved', publishDue }, publish).publish).toEqual([post]);
    expect(shown({ status: 'approved', publishTrouble: 'No.' }).publishTrouble).toBe('No.');
  });

  it('include little until it has a script', () => {
    expect(shown()).toEqual(plain);
    expect(shown({}, { story })).toEqual({ ...plain, language: 'de' });
    expect(shown({ isWritten: true })).toEqual(plain);
  });

  it('include its story, its post, the story it resembles, and the reason why it is held', () => {
    const post = { title: 'The Train', description: '', tags: [] };
    const mostLike = { title: 'The Lamp', percent: 60 };
    const held = {
      isWritten: true,
      status: 'held',
      held: 'alike',
      reason: 'Like “The Lamp”.',
      post,
      mostLike,
    } as const;
    expect(shown(held, { story })).toEqual({
      ...plain,
      status: 'held',
      language: 'de',
      story: { id: 'story', title: story.title, content: story.content },
      post,
      mostLike,
      reason: 'Like “The Lamp”.',
      held: 'alike',
    });
  });

  it.each([
    ['its creator', { isOwn: true }, 'the creator’s own'],
    ['the demo writer', { isDemo: true }, 'Veilcast demo writer'],
    ['a model', { writer: { name: 'OpenAI', model: 'gpt-6-luna', kind: 'trained' } }, 'OpenAI gpt-6-luna'],
  ] as const)('say that %s wrote its script', (_, by, writtenBy) =>
    expect(shown({ isWritten: true }, { story: { ...story, ...by } }).story).toMatchObject({ writtenBy }),
  );

  it.each([
    ['approved', true],
    ['skipped', true],
    ['failed', true],
    ['filming', false],
    ['writing', false],
  ] as const)('say who ended it if it is %s: %s', (status, told) => {
    expect(shown({ status, endedBy: 'creator' }).endedBy).toBe(told ? 'creator' : undefined);
    expect(shown({ status })).not.toHaveProperty('endedBy');
  });

  const videoOf = (change: Partial<Video>): Video => ({
    ...newVideo(
      'V',
      story,
      { storyId: 'story', voiceSettings: { voiceId: 'adam', voiceName: 'Adam' }, aiLine: false },
      new Date(LATE),
    ),
    charge: [],
    mediaFolder: 'folder',
    ...change,
  });
  const film = filmOf();
  const withVideo = (video: Video | undefined, change: Partial<Run> = {}) =>
    shown({ videoId: 'V', status: 'video_waits', ...change }, { videos: new Map(video && [['V', video]]) });

  it('include its video, with a poster once it is filmed', () => {
    const finished = videoOf({ status: 'completed', film });
    const { thumbnail } = toWireVideo(finished);
    expect(thumbnail).toBeDefined();
    expect(withVideo(finished)).toEqual({
      ...plain,
      status: 'video_waits',
      videoId: 'V',
      poster: thumbnail,
      credits: 10,
    });
    expect(withVideo(videoOf({ status: 'generating' }), { status: 'filming' })).toEqual({
      ...plain,
      status: 'filming',
      videoId: 'V',
      credits: 10,
    });
  });

  it('include no poster of a deleted video', () => {
    const gone = { ...plain, status: 'video_waits', videoId: 'V', credits: 10 };
    expect(withVideo(videoOf({ status: 'deleting', film }))).toEqual(gone);
    expect(withVideo(videoOf({ status: 'deleted', film, deletedAt: LATE }))).toEqual(gone);
    expect(withVideo(undefined)).toEqual(gone);
    expect(withVideo(undefined, { status: 'filming' })).toEqual({ ...plain, status: 'filming' });
  });
});
