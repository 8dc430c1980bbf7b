import { describe, expect, it } from 'vitest';
import { Refusal } from '#functions/domain/request/refusal.ts';
import {
  filmed,
  filmedScenes,
  pictureText,
  refuseUnfinished,
  videoOf,
} from '#functions/domain/storyboard/film-storyboard.ts';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import type { OwnNarration } from '#functions/domain/storyboard/recorded-scenes.ts';
import type { SpokenScene } from '#functions/domain/storyboard/spoken-scene.ts';
import type { Painting, Storyboard, StoryboardDraft } from '#functions/domain/storyboard/storyboard.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { partial } from '#test/support/values.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const LATER = new Date('2026-11-24T11:00:00.000Z');
const at = NOW.toISOString();
const later = LATER.toISOString();
const scene = (id: string) => ({ id, narration: 'It burned.', picture: 'A lamp.' });
const board: Storyboard = {
  ...openedStoryboard({ id: 'board', mediaFolder: 'folder' }, storyOf('ada'), {}, NOW),
  scenes: [scene('s1'), scene('s2')],
};
const draft: StoryboardDraft = {
  attempt: 3,
  charge: [],
  room: 2,
  begun: 2,
  painted: 2,
  reservedAt: at,
  touchedAt: later,
};
const look = {
  captionStyle: 'clean',
  size: 'medium',
  position: 'lower',
  wordsPerPage: 3,
  upperCase: false,
} as const;
const upload = (id: string, kind: Upload['kind'], change: Partial<Upload> = {}): Upload => ({
  id,
  ownerId: 'ada',
  mediaFolder: 'folder',
  kind,
  name: `${id}.file`,
  type: 'any',
  rights: true,
  status: 'ready',
  bytes: 1,
  createdAt: at,
  ...change,
});
const uploads = (...all: readonly Upload[]) => new Map(all.map((one) => [one.id, one]));
const none = uploads();
const said: SpokenScene = {
  narration: 'It burned.',
  voiceId: 'adam',
  isLast: false,
  narrator: 'a voice',
  spoken: 'voice/',
  seconds: 2,
  words: [],
};
const recording: OwnNarration = {
  uploadId: 'own',
  number: 1,
  status: 'aligned',
  startedAt: at,
  scenes: { s1: { narration: 'It burned.', spoken: 'own/', seconds: 3, words: [] } },
};
const still = { key: 'key', preview: 'preview', take: 1, of: { picture: 'A lamp.' } };
const defaults = { captionStyle: 'pop', aiLine: false } as const;

it.each([
  ['its description', 'A lamp.', 'It burned.', 'A lamp.'],
  ['its words if it has no description', '', 'It burned.', 'It burned.'],
  ['the first 600 characters of its words', '', `${'a'.repeat(598)} bc`, 'a'.repeat(598)],
  ['all of a long description', 'a'.repeat(601), '', 'a'.repeat(601)],
])('a scene is painted from %s', (_, picture, narration, text) => {
  expect(pictureText({ picture, narration })).toBe(text);
});

describe('a filmed scene', () => {
  it('has only its words and description if nothing else was chosen', () => {
    expect(filmedScenes(board, none)).toStrictEqual(board.scenes);
  });

  it('is painted using its words if it has no description', () => {
    const plain = { ...board, scenes: [{ ...scene('s1'), picture: '' }] };
    expect(filmedScenes(plain, none)).toMatchObject([{ picture: 'It burned.' }]);
  });

  it('keeps every choice made in the storyboard', () => {
    const decided = {
      ...scene('s2'),
      shot: 'low angle',
      move: 'pan-left',
      focus: { x: 0, y: 1 },
      zoom: 2,
    } as const;
    const clip = { uploadId: 'clip', from: 1.5, sound: 'under' } as const;
    const rich: Storyboard = {
      ...board,
      scenes: [scene('s1'), { ...decided, media: clip }, scene('s3')],
      pictures: { s1: { takes: 1 }, s2: { takes: 2, still } },
    };
    expect(filmedScenes(rich, uploads(upload('clip', 'clip')))).toStrictEqual([
      scene('s1'),
      {
        ...decided,
        take: 2,
        still: 'key',
        media: {
          uploadId: 'clip',
          kind: 'clip',
          key: 'media/folder/uploads/clip/clip.mp4',
          fromMs: 1500,
          sound: 'under',
        },
      },
      scene('s3'),
    ]);
  });

  it('uses the creator’s recording rather than the voice', () => {
    const spoken = { s1: said, s2: { ...said, isLast: true } };
    expect(filmedScenes({ ...board, spoken }, none)).toStrictEqual([
      { ...scene('s1'), spoken: 'voice/' },
      { ...scene('s2'), spoken: 'voice/' },
    ]);
    expect(filmedScenes({ ...board, spoken, narration: 'own', recording }, none)).toStrictEqual([
      { ...scene('s1'), spoken: 'own/' },
      { ...scene('s2'), spoken: 'voice/' },
    ]);
  });

  it('is refused if its picture is gone, and the error gives the number of the scene', () => {
    const lost = { ...board, scenes: [scene('s1'), { ...scene('s2'), media: { uploadId: 'gone' } }] };
    expect(() => filmedScenes(lost, none)).toThrow(/of scene 2 isn’t in My Media any more/u);
  });
});

describe('a storyboard', () => {
  const whole: Storyboard = {
    ...board,
    scenes: [{ ...scene('s1'), narration: 'It burned. '.repeat(30).trim() }],
  };
  const painting = partial<Painting>({ number: 1 });
  it.each<[string, Storyboard, Refusal]>([
    ['of four words', board, new Refusal('invalid', 'A story has 60 to 400 words; this one has 4.')],
    [
      'whose pictures are being painted',
      { ...whole, pictures: { s1: { takes: 1, painting } } },
      new Refusal(
        'in_progress',
        'Pictures are still being painted. Create the video once they’re there. No credits were used.',
      ),
    ],
    [
      'whose recording is being matched',
      { ...whole, narration: 'own', recording: { ...recording, status: 'aligning' } },
      new Refusal(
        'in_progress',
        'Your recording is still being matched with the script. Create the video in a moment. No credits were used.',
      ),
    ],
  ])('%s cannot be filmed', (_, storyboard, refusal) => {
    expect(() => refuseUnfinished(storyboard)).toThrow(refusal);
  });

  it.each<[string, Partial<Storyboard>]>([
    ['that is finished', {}],
    ['that was painted', { pictures: { s1: { takes: 1, still } } }],
    ['whose recording was matched', { narration: 'own', recording }],
    ['whose recording was refused', { narration: 'own', recording: { ...recording, status: 'refused' } }],
    ['whose recording was removed', { recording: { ...recording, status: 'aligning' } }],
  ])('%s can be filmed', (_, change) => {
    expect(() => refuseUnfinished({ ...whole, ...change })).not.toThrow();
  });
});

describe('a video', () => {
  const video = {
    id: 'board',
    ownerId: 'ada',
    storyId: 'story',
    title: 'The Midnight Train',
    category: 'Mystery',
    language: 'en',
    scenes: board.scenes,
    voice: { voiceId: 'adam', voiceName: 'Adam' },
    ...defaults,
    status: 'generating',
    attempt: 1,
    createdAt: later,
    attemptedAt: later,
    started: false,
    done: [],
    views: 0,
    shares: 0,
    downloads: 0,
  };

  it('follows its storyboard', () => {
    expect(videoOf(board, defaults, none, LATER)).toStrictEqual(video);
  });

  it('keeps every choice made in the storyboard, and the attempt of its draft', () => {
    const rich: Storyboard = {
      ...board,
      music: { uploadId: 'sound' },
      captionStyle: 'pop',
      quality: 'high',
      draft,
      spoken: { s2: { ...said, isLast: true } },
    };
    const files = uploads(upload('sound', 'sound'), upload('own', 'picture', { review: 'sensitive' }));
    expect(videoOf(rich, { aiLine: true, look }, files, LATER)).toStrictEqual({
      ...video,
      scenes: [scene('s1'), { ...scene('s2'), spoken: 'voice/' }],
      music: { uploadId: 'sound', key: 'media/folder/uploads/sound/sound.m4a', name: 'sound.file' },
      captionStyle: 'clean',
      look,
      aiLine: true,
      narrator: 'a voice',
      pictures: { quality: 'high', scenesEach: 1 },
      review: 'sensitive',
      attempt: 3,
      reservedAt: at,
    });
  });

  it('uses the narrator of the first scene that was spoken', () => {
    const spoken = { s1: said, s2: { ...said, isLast: true, narrator: 'another' } };
    expect(videoOf({ ...board, spoken }, defaults, none, LATER).narrator).toBe('a voice');
  });

  it('uses the storyboard’s own attempt if there is no draft', () => {
    expect(videoOf({ ...board, attempt: 2 }, defaults, none, LATER)).toStrictEqual({ ...video, attempt: 2 });
  });

  it('gets the strictest review that any of its pictures or its creator’s files received', () => {
    const sensitive: Storyboard = {
      ...board,
      pictures: { s1: { takes: 1, still: { ...still, review: 'sensitive' } } },
    };
    const held = uploads(upload('own', 'picture', { review: 'held' }));
    expect(videoOf(sensitive, defaults, held, NOW).review).toBe('held');
    expect(videoOf(sensitive, defaults, uploads(upload('own', 'picture')), NOW).review).toBe('sensitive');
  });
});

describe('a storyboard that is made into a video', () => {
  const before: Storyboard = { ...board, version: 4, ordered: 6, attempt: 2 };
  const made: Storyboard = {
    ...before,
    version: 5,
    ordered: 7,
    aiLine: false,
    videoId: 'board',
    updatedAt: later,
  };

  it('counts as changed, so that an open window loads its new defaults', () => {
    expect(filmed(before, defaults, LATER)).toStrictEqual(made);
    expect(filmed(before, { captionStyle: 'clean', look, aiLine: true }, LATER)).toStrictEqual({
      ...made,
      captionStyle: 'clean',
      look,
      aiLine: true,
    });
  });

  it('passes its draft on to the video, and keeps its own look', () => {
    const own = { look: { ...look, wordsPerPage: 2 }, aiLine: true };
    expect(filmed({ ...before, ...own, draft }, { ...defaults, aiLine: true }, LATER)).toStrictEqual({
      ...made,
      ...own,
      attempt: 3,
    });
  });
});
