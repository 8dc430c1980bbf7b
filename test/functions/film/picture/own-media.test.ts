import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { RENDITIONS } from '#contract/catalogue.ts';
import { MediaUnreadable } from '#functions/film/files/film-errors.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import { type Brightness, brightnessOf } from '#test/support/film/changed-pixels.ts';
import { leftLevel, RIGHT_LEVEL, writeOwnClip } from '#test/support/film/own-clip.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const SMALLEST = RENDITIONS.filter(({ format, width }) => format === 'mp4' && width === 480);

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'own-media-'));
});
afterAll(() => rm(dir, { recursive: true }));

type Input = Parameters<typeof filmScene>[0];
type Chosen = Pick<Input, 'move' | 'aim'> & Partial<Pick<Input, 'index' | 'count' | 'seat'>>;

const film = async (
  shown: { still: string } | { clip: string; fromMs?: number },
  frames: number,
  chosen: Chosen = {},
): Promise<Brightness> => {
  const { clips } = await filmScene({
    ...shown,
    scene: { frames, recordingMs: 0, endMs: 100, words: [] },
    index: 0,
    count: 1,
    captionStyle: captionStyleOf('pop'),
    seed: 'own',
    outDir: dir,
    renditions: SMALLEST,
    ...chosen,
  });
  return brightnessOf(defined(clips[0]).path);
};

/** The mean brightness of the upper half of the column at `share` of the width. */
const columnAt = ({ width, height, frames }: Brightness, frame: number, share: number): number => {
  const column = Math.round((width - 1) * share);
  const rows = Array.from({ length: Math.floor(height / 2) }, (_, row) => row);
  return (
    rows.reduce((sum, row) => sum + defined(defined(frames[frame])[row * width + column]), 0) / rows.length
  );
};
const near = (level: number) => expect.closeTo(level, -1);

/** Where a frame, scanned from the left, first becomes brighter than a level, as a share of its width. */
const brighterFrom = (filmed: Brightness, frame: number, level: number): number =>
  Array.from({ length: 100 }, (_, at) => at / 100).find((share) => columnAt(filmed, frame, share) > level) ??
  1;

/** A landscape picture in four stripes, from dark to light. */
const STRIPES = [40, 100, 160, 220] as const;
const landscape = async (): Promise<string> => {
  const canvas = createCanvas(1600, 900);
  const context = canvas.getContext('2d');
  for (const [at, grey] of STRIPES.entries()) {
    context.fillStyle = `rgb(${grey}, ${grey}, ${grey})`;
    context.fillRect(at * 400, 0, 400, 900);
  }
  const path = join(dir, 'landscape.png');
  await writeFile(path, await canvas.encode('png'));
  return path;
};
/** The video level of a grey. */
const videoLevel = (grey: number): number => 16 + (grey * 219) / 255;

describe('a creator’s own picture', () => {
  it.each([
    ['left', { x: 0.125, y: 0.5 }, STRIPES[0]],
    ['right', { x: 0.875, y: 0.5 }, STRIPES[3]],
  ] as const)('in landscape fills the frame with the area around its focus: %s', async (_, focus, grey) => {
    const filmed = await film({ still: await landscape() }, 3, { aim: { focus, zoom: 1.4 } });
    for (const share of [0.1, 0.5, 0.9]) expect(columnAt(filmed, 1, share)).toEqual(near(videoLevel(grey)));
  });

  it('is centred if it has no focus', async () => {
    const filmed = await film({ still: await landscape() }, 3);
    expect(columnAt(filmed, 1, 0.1)).toEqual(near(videoLevel(STRIPES[1])));
    expect(columnAt(filmed, 1, 0.9)).toEqual(near(videoLevel(STRIPES[2])));
  });

  const moved = async (move: NonNullable<Chosen['move']>): Promise<number> => {
    const filmed = await film({ still: await landscape() }, 40, { move });
    const [first, last] = takeFrom([1, 38].map((frame) => brighterFrom(filmed, frame, videoLevel(130))));
    return last - first;
  };

  it('moves as its creator chose', async () => {
    expect(await moved('pan-left')).toBeGreaterThan(0.05);
  });

  fullIt('pans to the right if its creator chose that', async () => {
    expect(await moved('pan-right')).toBeLessThan(-0.05);
  });
});

describe('a creator’s own clip', () => {
  const SHAPE = { width: 320, height: 240, fps: 30, frames: 12 };
  const LEFT = { aim: { focus: { x: 0.2, y: 0.5 }, zoom: 1.5 } };
  let path: string;
  beforeAll(async () => {
    path = await writeOwnClip(join(dir, 'own.mp4'), SHAPE);
  });

  it('plays its frames one by one from the start, and restarts at its end', async () => {
    const filmed = await film({ clip: path }, 15, LEFT);
    for (const frame of [0, 1, 6, 11]) expect(columnAt(filmed, frame, 0.5)).toEqual(near(leftLevel(frame)));
    expect(columnAt(filmed, 14, 0.5)).toEqual(near(leftLevel(2)));
  });

  it('starts where it was cut, even if there is no key frame there', async () => {
    const filmed = await film({ clip: path, fromMs: 200 }, 8, LEFT);
    for (const frame of [0, 5]) expect(columnAt(filmed, frame, 0.5)).toEqual(near(leftLevel(6 + frame)));
    expect(columnAt(filmed, 7, 0.5)).toEqual(near(leftLevel(7)));
  });

  it('is shown from its beginning if it is too short for the chosen start', async () => {
    expect(columnAt(await film({ clip: path, fromMs: 5000 }, 2, LEFT), 0, 0.5)).toEqual(near(leftLevel(0)));
  });

  it('plays at its original speed, regardless of its frame rate', async () => {
    const slow = await writeOwnClip(join(dir, 'slow.mp4'), { ...SHAPE, fps: 15, frames: 6 });
    const filmed = await film({ clip: slow }, 10, LEFT);
    for (const frame of [0, 1, 5, 8])
      expect(columnAt(filmed, frame, 0.5)).toEqual(near(leftLevel(Math.floor(frame / 2))));
  });

  it('shows the area around its focus', async () => {
    const aim = { focus: { x: 0.85, y: 0.5 }, zoom: 1 };
    expect(columnAt(await film({ clip: path }, 2, { aim }), 1, 0.5)).toEqual(near(RIGHT_LEVEL));
  });

  fullIt('can be panned and zoomed like a still', async () => {
    const filmed = await film({ clip: path }, 30, { move: 'pan-right' });
    expect(brighterFrom(filmed, 28, 200)).toBeLessThan(brighterFrom(filmed, 1, 200) - 0.05);
  });

  it('is refused with a named error if it is not a video', async () => {
    const broken = join(dir, 'broken.mp4');
    await writeFile(broken, 'not a video');
    await expect(film({ clip: broken }, 2)).rejects.toBeInstanceOf(MediaUnreadable);
  });
});
