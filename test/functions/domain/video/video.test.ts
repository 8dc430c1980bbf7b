import { describe, expect, it } from 'vitest';
import { firstUndrawable } from '#contract/drawable.ts';
import { contentOf } from '#contract/script.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import { progressOf } from '#functions/domain/video/progress.ts';
import { downloadName } from '#functions/domain/video/shown/download-name.ts';
import { toWireVideo } from '#functions/domain/video/shown/wire-video.ts';
import { Video } from '#functions/domain/video/video.ts';
import { versionOf } from '#functions/domain/video/video-edit.ts';
import { CERTIFICATE } from '#test/support/builders/certificate.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { defined } from '#test/support/values.ts';

const file = { format: 'mp4', quality: '720p' } as const;

describe('download names', () => {
  it.each([
    ['The Lost Lighthouse', 'the-lost-lighthouse-720p.mp4'],
    ['Straße nach Überlingen', 'strasse-nach-uberlingen-720p.mp4'],
    ['../../etc/passwd', 'etc-passwd-720p.mp4'],
    ['a"; filename="evil.exe', 'a-filename-evil-exe-720p.mp4'],
    ['🦊🦊', 'veilcast-video-720p.mp4'],
    ['x\r\nSet-Cookie: a=b', 'x-set-cookie-a-b-720p.mp4'],
    ['=cmd()', 'cmd-720p.mp4'],
    ['"><img onerror=alert(1)>', 'img-onerror-alert-1-720p.mp4'],
    ['fox\u202Egpj.exe', 'fox-gpj-exe-720p.mp4'],
    ['\u0000.mp4', 'mp4-720p.mp4'],
    ['l'.repeat(300), `${'l'.repeat(80)}-720p.mp4`],
  ])('are made from titles: %j is saved as %s', (title, name) => {
    expect(downloadName(title, file)).toBe(name);
  });
});

const row = {
  id: 'v',
  ownerId: 'o',
  mediaFolder: 'o',
  storyId: 's',
  title: 'The Lost Lighthouse',
  category: 'Mystery',
  language: 'en',
  scenes: [{ narration: 'It was dark.', picture: 'A lighthouse.' }],
  voice: { voiceId: 'adam', voiceName: 'Adam' },
  captionStyle: 'pop',
  aiLine: false,
  status: 'completed',
  attempt: 1,
  charge: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  attemptedAt: '2026-11-20T10:00:00.000Z',
  started: true,
  done: [],
  views: 0,
  shares: 0,
  downloads: 0,
};

describe('a completed video', () => {
  const film = filmOf({ poster: 'media/p.jpg', seconds: 45 });

  // Proves rule-certificate-short-form-videos-made.
  it('includes the short form of its certificate', () => {
    const certified = Video.parse({ ...row, film: { ...film, certificate: CERTIFICATE } });
    expect(toWireVideo(certified).certificate).toEqual({
      loudnessLufs: -14,
      truePeakDbtp: -1.5,
      captionErrorMs: 12,
      longestFramingSeconds: 4.1,
      wordsPerMinute: 152,
      certifiedAt: '2026-11-21T12:00:00.000Z',
    });
  });

  // Proves rule-certificate-short-form-videos-made.
  it('is shown without a certificate if its film has none', () => {
    expect(toWireVideo(Video.parse({ ...row, film }))).toMatchObject({
      duration: 45,
      thumbnail: '/media/p.jpg',
    });
    expect(toWireVideo(Video.parse({ ...row, film })).certificate).toBeUndefined();
  });
});

describe('a scene plan', () => {
  const long =
    'The sea went quiet before dawn. Nobody on the pier had heard it stop in forty years. The keeper did, and he put down his cup.';

  it('splits a long scene between sentences into scenes of a few seconds', () => {
    const planned = planScenes([{ narration: long, picture: 'A pier at dawn.' }]);
    expect(planned.length).toBeGreaterThan(1);
    expect(planned.every(({ narration }) => /[.!?]$/u.test(narration))).toBe(true);
  });

  it('keeps the words of the story', () => {
    const scenes = [
      { narration: long, picture: 'A pier.' },
      { narration: 'Short one.', picture: 'A cup.' },
    ];
    expect(contentOf(planScenes(scenes))).toBe(contentOf(scenes));
  });
});

describe('progress', () => {
  it('never goes backwards as milestones are added, and names the next step', () => {
    const order = ['plan', 'paint:0', 'speak:1', 'paint:1', 'film:1', 'speak:0', 'film:0', 'join', 'certify'];
    const seen = order.map((_, index) => progressOf(order.slice(0, index + 1), 2));
    expect(seen.map(({ percent }) => percent)).toEqual(
      seen.map(({ percent }) => percent).toSorted((one, other) => one - other),
    );
    expect(seen.map(({ step }) => step)).toEqual([
      'Painting scene 1 of 2',
      'Painting scene 2 of 2',
      'Painting scene 2 of 2',
      'Filming scene 1 of 2',
      'Filming scene 2 of 2',
      'Filming scene 2 of 2',
      'Mixing the sound',
      'Checking picture and sound',
      'Saving your video',
    ]);
  });

  const scenes = [1, 2, 3].map((count) => ({ narration: `Scene ${count}.`, picture: 'A pier.' }));
  const making = { ...row, scenes, status: 'generating' } as const;
  const progressIn = (change: object) => toWireVideo(Video.parse({ ...making, ...change })).progress;

  it('shows the stills and scenes that are ready, no matter in which order they arrive', () => {
    expect(progressIn({})).toMatchObject({ stills: [], filmed: [] });
    expect(progressIn({ attempt: 2, done: ['plan', 'paint:2', 'paint:0', 'film:2'] })).toMatchObject({
      stills: [{ path: '/media/o/v/stills/2-', scenes: [0, 2] }],
      filmed: [2],
      clips: { path: '/media/o/v/stills/2-', scenes: [2] },
    });
    const pictures = { quality: 'low', scenesEach: 2 };
    expect(progressIn({ pictures, done: ['paint:1'] })?.stills).toEqual([]);
    expect(progressIn({ pictures, done: ['paint:0'] })?.stills?.[0]?.scenes).toEqual([0, 1]);
  });

  it('lets the creator watch only what an edit films again', () => {
    const edit = { kind: 'rewrite', scenes: [1], before: versionOf(Video.parse(making)) };
    const changing = { status: 'completed', attempt: 2, film: filmOf({ sceneStarts: [0, 3, 6] }), edit };
    expect(progressIn({ ...changing, done: ['film:0', 'film:1'] })).toMatchObject({
      filmed: [0, 1],
      clips: { path: '/media/o/v/stills/2-', scenes: [1] },
    });
  });

  it('shows the unedited scenes’ thumbnails from the start of a scene edit', () => {
    const film = filmOf({ poster: 'media/o/v/abc/poster.jpg', sceneStarts: [0, 3, 6] });
    const edit = { kind: 'repaint', scenes: [1], before: versionOf(Video.parse(making)) };
    const changing = { status: 'completed', attempt: 2, film, edit };
    const kept = { path: '/media/o/v/abc/scene-', scenes: [0, 2] };
    expect(progressIn(changing)?.stills).toEqual([kept]);
    expect(progressIn({ ...changing, done: ['paint:0', 'paint:1'] })?.stills).toEqual([
      kept,
      { path: '/media/o/v/stills/2-', scenes: [1] },
    ]);
    expect(progressIn({ ...changing, edit: { ...edit, kind: 'rewrite' } })?.stills).toEqual([
      { path: '/media/o/v/abc/scene-', scenes: [0, 1, 2] },
    ]);
  });

  // Proves dialog-stills-unfinished-videos-owner-gone.
  it('shows no still of a failed or finished video', () => {
    const done = ['plan', 'paint:0'];
    for (const status of ['failed', 'completed', 'deleting'] as const)
      expect(JSON.stringify(toWireVideo(Video.parse({ ...making, done, status })))).not.toContain('stills');
  });

  it('shows the time left only if it is known', () => {
    const video = Video.parse({ ...making, expected: { prepared: 10, filmed: 40, seconds: 50 } });
    expect(toWireVideo(video, new Date('2026-11-20T10:00:04.000Z')).progress?.secondsLeft).toBe(46);
    expect(toWireVideo(video).progress?.secondsLeft).toBeUndefined();
    expect(progressIn({})?.secondsLeft).toBeUndefined();
  });

  it('makes a response with thirty videos only a few percent larger', () => {
    const long = Array.from({ length: 8 }, () => defined(scenes[0]));
    const done = long.flatMap((_, scene) => [`paint:${scene}`, `film:${scene}`]);
    const path = (id: string): string => `media/01KABCDEFGHJKMNPQRSTVWXYZ0/${id}/${'0'.repeat(32)}/`;
    const id = '01KABCDEFGHJKMNPQRSTVWXYZ1';
    const film = filmOf({ poster: `${path(id)}poster.jpg`, captions: `${path(id)}c.vtt` });
    const ids = { id, ownerId: '01KABCDEFGHJKMNPQRSTVWXYZ0', storyId: id };
    const finished = Video.parse({ ...row, ...ids, film });
    const generating = toWireVideo(Video.parse({ ...making, ...ids, scenes: long, done }));
    const list = (first: unknown): number =>
      JSON.stringify([first, ...Array.from({ length: 29 }, () => toWireVideo(finished))]).length;
    const { stills: _, filmed: __, ...before } = defined(generating.progress);
    expect(list(generating) / list({ ...generating, progress: before })).toBeLessThan(1.02);
  });

  it('starts at zero with a description of the first step', () => {
    expect(progressOf([], 5)).toEqual({
      percent: 0,
      step: 'Planning the scenes',
      scenesDone: 0,
      scenesTotal: 5,
    });
  });
});

describe('the first character that captions cannot draw', () => {
  it.each([
    ['Straße, ¿señor? Œuvre… 🦊 {\\pos(0,0)} %{pts}', undefined],
    ['שלום', 'ש'],
    ['漢字', '漢'],
  ])('in %j is %s', (text, missing) => {
    expect(firstUndrawable(text)).toBe(missing);
  });
});
