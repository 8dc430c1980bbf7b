import { describe, expect, it } from 'vitest';
import { CREDITS_PER_VIDEO } from '#contract/catalogue.ts';
import type { Publication } from '#contract/schemas/publishing.ts';
import type { Run } from '#contract/schemas/series/runs.ts';
import { partial } from '#test/support/values.ts';
import {
  approvedWords,
  approveWords,
  dueWords,
  mayApprove,
  mostLikeWords,
  postsOf,
  remakePrice,
  skipQuestion,
  standing,
  titleOfRun,
  waitingLine,
} from '#web/data/runs/run-words.ts';

const run = (change: Partial<Run> = {}): Run => ({
  id: 'S-202612031830',
  seriesId: 'S',
  seriesName: 'Lighthouses',
  version: 1,
  status: 'script_waits',
  airing: { key: '2026-12-03T18:30', at: '2026-12-03T17:30:00.000Z' },
  idea: 'A lamp that answers',
  language: 'en',
  round: 1,
  credits: 0,
  unanswered: 'wait',
  ...change,
});

describe('a run', () => {
  it('says when it is due, in the time zone of the series, and what happens if nobody answers', () =>
    expect((['wait', 'go_on', 'skip'] as const).map((unanswered) => dueWords(run({ unanswered })))).toEqual([
      'Due Thu, 3 Dec, 18:30 – it waits until you answer',
      'Due Thu, 3 Dec, 18:30 – if you don’t answer, it goes ahead',
      'Due Thu, 3 Dec, 18:30 – if you don’t answer, it is skipped',
    ]));

  it('says how long it will wait if the creator is asked late', () => {
    const late = { answerBy: '2026-12-03T19:40' };
    expect((['wait', 'go_on'] as const).map((unanswered) => dueWords(run({ unanswered, ...late })))).toEqual([
      'Due Thu, 3 Dec, 18:30 – it waits until you answer',
      'Due Thu, 3 Dec, 18:30 – if you don’t answer by Thu, 3 Dec, 19:40, it goes ahead',
    ]);
  });

  it('says whether it will be posted if nobody answers', () =>
    expect(dueWords(run({ unanswered: 'go_on', publish: [] }))).toBe(
      'Due Thu, 3 Dec, 18:30 – if you don’t answer, it goes ahead and is posted',
    ));

  it('shows only its time, both while it is being made and once it is over', () =>
    expect([dueWords(run({ status: 'writing' })), dueWords(run({ status: 'skipped' }))]).toEqual([
      'Due Thu, 3 Dec, 18:30',
      'For Thu, 3 Dec, 18:30',
    ]));

  it('takes its title from its post, its story or its idea, in that order of preference', () => {
    const story = { id: 's', title: 'The Lamp', content: '' };
    const post = { title: 'The Lamp!', description: '', tags: [] };
    expect([run(), run({ story }), run({ story, post })].map(titleOfRun)).toEqual([
      'A lamp that answers',
      'The Lamp',
      'The Lamp!',
    ]);
  });

  it('states the price of approval until it has a video, and after that the price of a new video', () => {
    const price = `${CREDITS_PER_VIDEO} credits`;
    expect(approveWords(run())).toEqual({ label: 'Approve', price });
    expect(approveWords(run({ status: 'held' }))).toEqual({ label: 'Use It Anyway', price });
    expect(approveWords(run({ status: 'video_waits' }))).toEqual({ label: 'Approve' });
    expect(approveWords(run({ status: 'video_waits', publish: [] }))).toEqual({ label: 'Approve and Post' });
    expect(remakePrice(run())).toBe('No credits: only the script is rewritten.');
    expect(remakePrice(run({ videoId: 'v' }))).toMatch(new RegExp(`^${price}: a new video\\.`, 'u'));
  });

  it('can be approved if it is too similar to another run, but not if it breaks the rules', () =>
    expect(
      [run(), run({ status: 'held', held: 'alike' }), run({ status: 'held', held: 'rules' })].map(mayApprove),
    ).toEqual([true, true, false]));

  it('says what happens to its video and its credits if it is skipped', () => {
    expect(skipQuestion(run())).toContain('No video is made, and no credits were used.');
    expect(skipQuestion(run({ videoId: 'v', credits: 20 }))).toContain(
      'Its video stays in My Videos, and the 20 credits it cost are not returned.',
    );
  });

  it('says who ended it, and why', () =>
    expect(
      (
        [
          { status: 'approved', endedBy: 'creator' },
          { status: 'approved', endedBy: 'time' },
          { status: 'skipped', endedBy: 'creator' },
          { status: 'skipped', endedBy: 'creator', reason: 'You deleted its video.' },
          { status: 'skipped', endedBy: 'time', reason: 'There was no answer in time.' },
          { status: 'skipped', endedBy: 'product', reason: 'A video costs 10 credits.' },
          { status: 'failed', endedBy: 'product', reason: 'The voice was lost.' },
          { status: 'writing', round: 2 },
        ] as const
      ).map((change) => standing(run(change))),
    ).toEqual([
      'You approved it.',
      'You didn’t answer in time, so it went ahead as if approved.',
      'You skipped it.',
      'It was skipped. You deleted its video.',
      'It was skipped. There was no answer in time.',
      'It was skipped. A video costs 10 credits.',
      'It didn’t work out. The voice was lost.',
      'It is being rewritten with your note in mind.',
    ]));

  it('names the story that it resembles most in the quality details, if the resemblance is strong', () => {
    expect(mostLikeWords({ title: 'The Lost Lighthouse', percent: 40 })).toBe(
      'Most like: ‘The Lost Lighthouse’ (40\u00A0%)',
    );
    expect(mostLikeWords({ title: 'The Lost Lighthouse', percent: 39 })).toBeUndefined();
    expect(mostLikeWords(undefined)).toBeUndefined();
  });
});

describe('the line on the first tab', () => {
  const line = (...all: Run['status'][]) => waitingLine(all.map((status) => ({ status })));
  it('counts the waiting videos and scripts, and is absent if there are none', () => {
    expect(line()).toBeUndefined();
    expect(line('video_waits')).toBe('1 video is waiting for you');
    expect(line('video_waits', 'video_waits')).toBe('2 videos are waiting for you');
    expect(line('video_waits', 'held', 'script_waits')).toBe('1 video and 2 scripts are waiting for you');
  });
});

describe('the texts of an approved run’s posts', () => {
  const post = (change: Partial<Publication>): Publication =>
    partial({ video_id: 'v', status: 'waiting', is_open: true, ...change });
  const approved = run({ status: 'approved', videoId: 'v' });

  it('are locked while a post is planned, and only then', () => {
    const ended = (status: Publication['status']) => post({ status, is_open: false });
    expect(postsOf(approved, [post({}), ended('published')])).toBe('planned');
    expect(postsOf(approved, [ended('published'), ended('failed')])).toBe('sent');
    expect(postsOf(approved, [ended('canceled'), ended('failed')])).toBeUndefined();
    expect(postsOf(approved, [post({ video_id: 'another' })])).toBeUndefined();
    expect(postsOf(run({ status: 'video_waits', videoId: 'v' }), [post({})])).toBeUndefined();
  });
});

describe('a video that was just approved', () => {
  const now = new Date('2026-12-01T12:00:00.000Z');
  const posting = run({ publish: [{ connection_id: 'c', way: 'inbox' }] });

  it('is described as going out at its planned time, or as on its way if that time has passed', () => {
    expect(approvedWords(posting, {}, now)).toBe('Approved: it goes out Thu, 3 Dec, 18:30');
    expect(approvedWords(posting, {}, new Date('2026-12-04T12:00:00.000Z'))).toBe('Approved, and on its way');
  });

  it('is described only as approved if nothing is posted, or not everything', () => {
    expect(approvedWords(run(), {}, now)).toBe('Approved');
    expect(approvedWords(posting, { publishTrouble: 'No.' }, now)).toBe(
      'Approved, but not posted everywhere',
    );
  });
});
