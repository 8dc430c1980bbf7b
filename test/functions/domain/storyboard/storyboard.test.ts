import { describe, expect, it } from 'vitest';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import { OwnNarration } from '#functions/domain/storyboard/recorded-scenes.ts';
import { Speaking, SpokenScene } from '#functions/domain/storyboard/spoken-scene.ts';
import { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { storyOf } from '#test/support/builders/drafts.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const at = NOW.toISOString();
const board = openedStoryboard({ id: 'board', mediaFolder: 'folder' }, storyOf('ada'), {}, NOW);
const charge = [{ grantId: 'grant', amount: 1 }];
const playback = { key: 'key', fromMs: -1.5 };
const spoken = {
  narration: 'It burned.',
  voiceId: 'adam',
  isLast: true,
  narrator: 'a voice',
  spoken: 'spoken/',
  seconds: 2.5,
  playback,
  words: [{ text: 'It', startMs: 1, endMs: 2 }],
};
const speaking = { number: 2, attempt: 2, scenes: ['s1'], room: { s1: 10 }, askedAt: at, isStarted: true };
const recorded = {
  narration: 'It burned.',
  spoken: 'own/',
  seconds: 2.5,
  lastSeconds: 3.5,
  playback,
  words: [{ text: 'It', startMs: 1.5, endMs: 2.5 }],
};
const recording = {
  uploadId: 'own',
  number: 2,
  status: 'aligned',
  startedAt: at,
  problem: 'It does not fit.',
  sceneId: 's1',
  kept: { uploadId: 'before', number: 2 },
  scenes: { s1: recorded },
};
const painting = {
  number: 2,
  order: 2,
  attempt: 2,
  take: 2,
  isFirst: true,
  charge,
  orderedAt: at,
  isStarted: true,
};
const still = {
  key: 'key',
  preview: 'preview',
  take: 2,
  of: { picture: 'A lamp.', shot: 'low angle' },
  review: 'held',
};
const pictures = { takes: 2, still, painting, problem: 'It failed.' };
const draft = { attempt: 2, charge, room: 2, begun: 2, painted: 2, reservedAt: at, touchedAt: at };
const full = {
  ...board,
  storyVersion: 2,
  music: { uploadId: '0123456789ABCDEFGHJKMNPQRS' },
  narration: 'own',
  recording,
  look: { captionStyle: 'clean', size: 'medium', position: 'lower', wordsPerPage: 3, upperCase: false },
  aiLine: true,
  mediaFolder: 'folder',
  version: 2,
  revision: 2,
  attempt: 2,
  orders: 2,
  ordered: 2,
  pictures: { s1: pictures },
  draft,
  spoken: { s1: spoken },
  speaking,
  speeches: 2,
  spokenSeconds: 2,
  speechProblem: 'It failed.',
  quality: 'high',
  payer: { user: 'user', plan: 'free' },
  erasing: 2,
  videoId: 'board',
  discardedAt: at,
};
const withPictures = (change: object): object => ({ pictures: { s1: { ...pictures, ...change } } });
const withPainting = (change: object) => withPictures({ painting: { ...painting, ...change } });
const withStill = (change: object) => withPictures({ still: { ...still, ...change } });
const withDraft = (change: object) => ({ draft: { ...draft, ...change } });
const takes = (change: object): boolean => Storyboard.safeParse({ ...full, ...change }).success;

describe('a storyboard’s row', () => {
  it.each([
    ['everything', full],
    ['the fields of a new storyboard', board],
    ['a picture about which nothing else is known', { ...board, pictures: { s1: { takes: 1 } } }],
    ['a still without a framing', { ...full, ...withStill({ of: { picture: '' } }) }],
  ])('accepts %s, and leaves it unchanged', (_, row) => {
    expect(Storyboard.parse(row)).toStrictEqual(row);
  });

  it.each(['storyVersion', 'version', 'revision', 'attempt', 'erasing'])('counts %s from 1', (field) => {
    expect([takes({ [field]: 1 }), takes({ [field]: 0 }), takes({ [field]: 1.5 })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each(['orders', 'ordered', 'speeches', 'spokenSeconds'])('counts %s from 0', (field) => {
    expect([takes({ [field]: 0 }), takes({ [field]: -1 }), takes({ [field]: 1.5 })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['number', 1, withPainting],
    ['order', 1, withPainting],
    ['attempt', 1, withPainting],
    ['take', 1, withPainting],
    ['take', 1, withStill],
    ['takes', 0, withPictures],
    ['attempt', 1, withDraft],
    ['room', 1, withDraft],
    ['begun', 0, withDraft],
    ['painted', 0, withDraft],
  ] as const)('counts the %s of a picture or draft from %i', (field, least, within) => {
    expect([takes(within({ [field]: least })), takes(within({ [field]: least - 1 }))]).toEqual([true, false]);
  });

  it.each<[string, object]>([
    ['an unknown category', { category: 'Sport' }],
    ['an unknown language', { language: 'it' }],
    ['an unknown caption style', { captionStyle: 'other' }],
    ['an unknown quality', { quality: 'best' }],
    ['a day without a time', { createdAt: '2026-11-24' }],
    ['two kinds of music at once', { music: { trackId: 'a', trackName: 'A', uploadId: 'own' } }],
    ['an unknown framing of a still', withStill({ of: { picture: '', shot: 'upside down' } })],
    ['an unknown review of a still', withStill({ review: 'fine' })],
    ['a charge of zero', withDraft({ charge: [{ grantId: 'grant', amount: 0 }] })],
    ['an invalid time', withPainting({ orderedAt: 'now' })],
  ])('refuses %s', (_, change) => {
    expect(takes(change)).toBe(false);
  });
});

describe('a recording’s row', () => {
  it.each(['aligning', 'aligned', 'refused'])('can have the status %s', (status) => {
    expect(OwnNarration.parse({ ...recording, status })).toStrictEqual({ ...recording, status });
  });

  it('accepts a last scene without a browser copy or a length', () => {
    const { lastSeconds: _, playback: __, ...least } = recorded;
    const row = { uploadId: 'own', number: 1, status: 'aligned', startedAt: at, scenes: { s1: least } };
    expect(OwnNarration.parse(row)).toStrictEqual(row);
  });

  it.each<[string, object]>([
    ['no status', { status: '' }],
    ['an unknown status', { status: 'lost' }],
    ['the number 0', { number: 0 }],
    ['the number 0 of an earlier recording', { kept: { uploadId: 'before', number: 0 } }],
    ['a day without a time', { startedAt: '2026-11-24' }],
    ['a scene without words', { scenes: { s1: { ...recorded, words: undefined } } }],
  ])('refuses %s', (_, change) => {
    expect(OwnNarration.safeParse({ ...recording, ...change }).success).toBe(false);
  });
});

describe('a speech job’s row', () => {
  it.each<[string, object]>([
    ['the number 0', { number: 0 }],
    ['the attempt 0', { attempt: 0 }],
    ['half a character', { room: { s1: 0.5 } }],
    ['a day without a time', { askedAt: '2026-11-24' }],
  ])('refuses %s', (_, change) => {
    expect(Speaking.safeParse({ ...speaking, ...change }).success).toBe(false);
  });

  it('is valid for a scene’s first job, and for a scene that has no playback yet', () => {
    const first = { ...speaking, number: 1, attempt: 1 };
    expect(Speaking.parse(first)).toStrictEqual(first);
    const { playback: _, ...silent } = spoken;
    expect(SpokenScene.parse(silent)).toStrictEqual(silent);
  });

  it('refuses word timings in fractions of a millisecond', () => {
    const words = [{ text: 'It', startMs: 1.5, endMs: 2 }];
    expect(SpokenScene.safeParse({ ...spoken, words }).success).toBe(false);
    expect(
      SpokenScene.safeParse({ ...spoken, words: [{ ...words[0], startMs: 1, endMs: 2.5 }] }).success,
    ).toBe(false);
  });
});
