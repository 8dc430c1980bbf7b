import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cameraPath, overscanOf } from '#composition/camera/motion.ts';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import { MOTIONS } from '#contract/motions.ts';
import { readStill } from '#functions/film/picture/still.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const FRAMES_APART = isFullRun ? 23 : 151;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'still-'));
});
afterAll(() => rm(dir, { recursive: true }));

const stillOf = async (width: number, height: number): Promise<string> => {
  const path = join(dir, `${width}x${height}.png`);
  await writeFile(path, await createCanvas(width, height).encode('png'));
  return path;
};

it.each([
  { width: 108, height: 192 },
  { width: 107, height: 200 },
  { width: 400, height: 150 },
])(
  'a still of $width×$height covers everything the camera shows, no matter how long the scene is',
  async (size) => {
    const path = await stillOf(size.width, size.height);
    for (let frames = 20; frames < 700; frames += FRAMES_APART) {
      const picture = await readStill(path, overscanOf(frames));
      for (const motion of MOTIONS)
        for (const { x, y, step } of cameraPath(motion, frames, picture)) {
          expect(x + step * (CANVAS.width - 1)).toBeLessThanOrEqual(picture.width - 1 + 1e-6);
          expect(y + step * (CANVAS.height - 1)).toBeLessThanOrEqual(picture.height - 1 + 1e-6);
        }
    }
  },
);
