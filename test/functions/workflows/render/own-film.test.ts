import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { Frame } from 'node-av/lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { CREATOR, OFFLINE_PAINTER } from '#functions/domain/credentials/maker.ts';
import { eachFrame } from '#functions/film/files/decode-picture.ts';
import { need } from '#functions/film/files/native.ts';
import { CHANNELS, readSound, SAMPLE_RATE } from '#functions/film/sound/sound.ts';
import { recordedAt } from '#functions/workflows/prepare-storyboard/recorded-at.ts';
import { readFilm, readTimeline } from '#functions/workflows/render/film-files.ts';
import { CertifyFilmInput } from '#functions/workflows/render/messages.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { spokenWords, writeVoice } from '#test/support/film/film-fixtures.ts';
import { leftLevel, RIGHT_LEVEL, writeOwnClip } from '#test/support/film/own-clip.ts';
import { rehearse, steadyVoice } from '#test/support/film/rehearsal.ts';
import { fullDescribe } from '#test/support/run/full-it.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const SLOW_MS = 300_000;
const NARRATIONS = [
  'The last train left the station at midnight, and nobody on the platform saw who was driving it away.',
  'A boy with a lantern ran beside the window until the long platform ended and his breath gave out.',
  'In the morning the train stood there again, empty.',
] as const;
/** The creator speaks slowly, with a gap after each word. */
const [WORD_MS, STEP_MS] = [450, 800];
const OWN_VOICE = 'work/own/spoken/own-1/2/last/';
const PICTURE = 'media/folder/uploads/u1/picture.jpg';
const CLIP = { key: 'media/folder/uploads/u2/clip.mp4', frames: 36, fps: 30, from: 9 } as const;

const tinted = (colour: string): Buffer => {
  const canvas = createCanvas(720, 1280);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 720, 1280);
  // These marks make the camera’s movement visible.
  context.fillStyle = 'rgb(0, 0, 0, 0.3)';
  for (let at = 0; at < 400; at += 1)
    context.fillRect((at * 97) % 720, (at * 211) % 1280, 14 + (at % 9), 14 + (at % 7));
  return canvas.toBuffer('image/jpeg', 95);
};
const ownVoice = {
  speaker: () => 'own',
  maker: () => CREATOR,
  narrate: async ({ script }: { readonly script: string }) => {
    const { words } = spokenWords([{ narration: script, picture: '' }]);
    const slow = words.map((word, at) => {
      const startMs = 200 + at * STEP_MS;
      return { ...word, startMs, endMs: startMs + WORD_MS };
    });
    return { audio: writeVoice(slow, 200 + slow.length * STEP_MS), words: slow };
  },
};

/** The value in one plane of a frame, at the given fractions of its width and height. */
const planeAt = ({ data, linesize, width, height }: Frame, plane: number, x: number, y: number): number => {
  const [w, h] = plane === 0 ? [width, height] : [width / 2, height / 2];
  return defined(
    need(data?.[plane], 'plane')[Math.floor(h * y) * need(linesize[plane], 'line') + Math.floor(w * x)],
  );
};
/** The rows of a frame, as fractions of its height, that show the colour of the look. */
const greenRows = (frame: Frame): number[] => {
  const shares = Array.from({ length: 100 }, (_, at) => (at + 0.5) / 100);
  return shares.filter((y) =>
    shares.some((x) => planeAt(frame, 1, x, y) < 100 && planeAt(frame, 2, x, y) < 90),
  );
};

fullDescribe('a film made from its creator’s own picture, clip and voice', () => {
  let dir: string;
  let film: Awaited<ReturnType<typeof rehearse>>;
  let timeline: Timeline;
  let fault: unknown;
  const spoken: string[] = [];
  const painted: string[] = [];
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'own-film-'));
    const clip = join(dir, 'clip.mp4');
    await writeOwnClip(clip, { width: 1280, height: 720, fps: CLIP.fps, frames: CLIP.frames });
    const { table, close } = await startTable();
    const [first, second, third] = NARRATIONS;
    const from = { picture: 'A train.' };
    film = await rehearse(table, {
      scenes: NARRATIONS.map((narration) => ({ ...from, narration })),
      change: {
        captionStyle: 'pop',
        look: {
          captionStyle: 'pop',
          colour: '#20e040',
          size: 'medium',
          position: 'upper',
          wordsPerPage: 3,
          upperCase: true,
          handle: '@nightstories',
          endCard: { text: 'Follow for part two' },
        },
        scenes: [
          { ...from, id: 's1', narration: first, media: { uploadId: 'u1', kind: 'picture', key: PICTURE } },
          {
            ...from,
            id: 's2',
            narration: second,
            media: { uploadId: 'u2', kind: 'clip', key: CLIP.key, fromMs: framesToMs(CLIP.from) },
          },
          { ...from, id: 's3', narration: third, spoken: OWN_VOICE },
        ],
      },
      narrator: {
        narrate: (request) => {
          spoken.push(request.script);
          return steadyVoice().narrate(request);
        },
      },
      painter: {
        paint: async (prompt) => {
          painted.push(prompt);
          return { picture: tinted('rgb(30, 60, 200)'), maker: OFFLINE_PAINTER };
        },
      },
      stand: {
        PlanScenes: async (input, media, step) => {
          await media.write(PICTURE, tinted('rgb(150, 20, 20)'), 'image/jpeg');
          await media.write(CLIP.key, await readFile(clip), 'video/mp4');
          const request = { script: third, voiceId: 'adam', language: 'en' } as const;
          await recordedAt({ media, voice: ownVoice }, OWN_VOICE, request, { isLast: true });
          return step(input);
        },
        CertifyFilm: async (input, media, step) => {
          const { film: joined } = CertifyFilmInput.parse(input);
          timeline = await readTimeline(media, joined);
          const { files } = await readFilm(media, joined);
          const small = defined(files.find(({ format, quality }) => format === 'mp4' && quality === '480p'));
          await media.fetch(small.key, join(dir, 'film.mp4'));
          return step(input).catch((error: unknown) => {
            fault = error;
            throw error;
          });
        },
      },
    });
    await close();
  }, SLOW_MS);
  afterAll(() => rm(dir, { recursive: true }));

  it('is certified, and nothing that its creator supplied is spoken or painted', () => {
    expect(fault).toBeUndefined();
    expect(film.video).toMatchObject({ status: 'completed' });
    expect(film.left).toEqual([]);
    expect(spoken.toSorted()).toEqual(NARRATIONS.slice(0, 2).toSorted());
    expect(painted).toHaveLength(1);
  });

  // Proves input-film-own-picture-clip-voice.
  it('shows each picture at the right time, the clip from its chosen start, and captions in the chosen look', async () => {
    const [one, two, three] = takeFrom(
      timeline.scenes.map(({ startFrame, frames }) => ({
        startFrame,
        middle: startFrame + Math.floor(frames / 2),
      })),
    );
    let green: number[] = [];
    const seen = new Map<string, number[]>();
    await eachFrame(join(dir, 'film.mp4'), (frame, index) => {
      const chroma = [1, 2].map((plane) => planeAt(frame, plane, 0.5, 0.7));
      if (index === one.middle) seen.set('picture', chroma);
      if (index === two.middle) seen.set('clip', chroma);
      if (index === three.middle) seen.set('still', chroma);
      if (index < two.startFrame) green = [...green, ...greenRows(frame)];
      for (const after of [12, 18])
        if (index === two.startFrame + after)
          seen.set(`clip ${after}`, [planeAt(frame, 0, 0.1, 0.7), planeAt(frame, 0, 0.9, 0.7)]);
    });
    const [red, grey, blue] = takeFrom(['picture', 'clip', 'still'].map((name) => defined(seen.get(name))));
    expect(red[1]).toBeGreaterThan(160);
    expect(blue[0]).toBeGreaterThan(160);
    for (const value of grey) expect(value).toBeCloseTo(128, -1);
    for (const after of [12, 18])
      expect(seen.get(`clip ${after}`)).toEqual(
        [leftLevel(CLIP.from + after), RIGHT_LEVEL].map((level) => expect.closeTo(level, -1)),
      );
    expect(green.length).toBeGreaterThan(20);
    expect(Math.max(...green)).toBeLessThan(0.5);
  });

  // Proves input-film-own-picture-clip-voice.
  it('plays its creator’s voice exactly when the captions show the words', async () => {
    const words = timeline.words.filter(({ scene }) => scene === 2);
    expect(words).toHaveLength(9);
    const sound = await readSound(join(dir, 'film.mp4'));
    const loudness = (fromMs: number, toMs: number): number => {
      const at = (ms: number): number => Math.round((ms * SAMPLE_RATE) / 1000) * CHANNELS;
      const part = sound.subarray(at(fromMs), at(toMs));
      return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
    };
    for (const [index, { startMs, endMs }] of words.entries()) {
      expect(endMs - startMs).toBeGreaterThan(WORD_MS - 60);
      if (index > 0) expect(startMs - defined(words[index - 1]).startMs).toBeCloseTo(STEP_MS, -2);
      expect(loudness(startMs + 100, endMs - 100)).toBeGreaterThan(10 * loudness(endMs + 100, endMs + 250));
    }
  });
});
