import { createCanvas, loadImage } from '@napi-rs/canvas';
import { focusOf, paintPicture } from '@veilcast/painter';
import { describe, expect, test } from 'vitest';
import { FINISHED_STORIES } from '#contract/finished-stories.ts';
import { MOODS } from '#contract/picture.ts';
import { picturePrompt } from '#functions/domain/story/picture-prompt.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';

const SMALL = { width: 90, height: 160 } as const;
/** Two-line captions lie between these fractions of the height. */
const CAPTIONS = { from: 1130 / 1920, to: 1410 / 1920 } as const;
const LEAST_LUMA = 60;
/** One in this many pictures is painted. The number is prime, so that every mood is covered. */
const SAMPLE = isFullRun ? 7 : 211;

const PROMPTS = FINISHED_STORIES.flatMap(({ id, title, category, language }) => {
  const scenes = planScenes(FINISHED_TEXTS[id].scenes, language);
  return scenes.map((scene, index) =>
    picturePrompt({ title, category, scene, index, count: scenes.length, styleKey: id }),
  );
});

/** Mean BT.709 luma of the whole picture, and of the area without captions. */
const lumasOf = async (prompt: string): Promise<[number, number]> => {
  const bytes = await paintPicture({ prompt, ...SMALL });
  const ctx = createCanvas(SMALL.width, SMALL.height).getContext('2d');
  ctx.drawImage(await loadImage(Buffer.from(bytes)), 0, 0);
  const { data } = ctx.getImageData(0, 0, SMALL.width, SMALL.height);
  const sums = { all: 0, free: 0, freePixels: 0 };
  for (let at = 0; at < data.length / 4; at += 1) {
    const luma =
      0.2126 * defined(data[at * 4]) +
      0.7152 * defined(data[at * 4 + 1]) +
      0.0722 * defined(data[at * 4 + 2]);
    const share = Math.floor(at / SMALL.width) / SMALL.height;
    sums.all += luma;
    if (share >= CAPTIONS.from && share <= CAPTIONS.to) continue;
    sums.free += luma;
    sums.freePixels += 1;
  }
  return [sums.all / (data.length / 4), sums.free / sums.freePixels];
};

describe('a picture of a finished story', () => {
  // Proves film-offline-pictures-bright-enough-phone.
  test('is bright enough for a phone in every mood, both with and without the area behind the captions', async () => {
    const dark: string[] = [];
    for (const [index, prompt] of PROMPTS.entries()) {
      for (const [at, mood] of MOODS.entries()) {
        if ((index * MOODS.length + at) % SAMPLE !== 0) continue;
        const lumas = await lumasOf(prompt.replace(/^Palette: [^,]+/mu, `Palette: ${mood}`));
        if (Math.min(...lumas) < LEAST_LUMA) dark.push(`${mood}: ${prompt.slice(0, 90)}`);
      }
    }
    expect(dark).toEqual([]);
  }, 300_000);
});

describe('the captions of the finished stories', () => {
  // Proves film-offline-pictures-bright-enough-phone.
  test('never cover the face or main object in the picture', () => {
    const covered = PROMPTS.filter((_, index) => isFullRun || index % 20 === 0).flatMap((prompt) => {
      const [main] = focusOf({ prompt, ...SMALL });
      if (main === undefined) return [];
      const y = main.kind === 'face' ? main.bottom : (main.top + main.bottom) / 2;
      return y <= CAPTIONS.from ? [] : [`${y.toFixed(2)} ${prompt.slice(0, 90)}`];
    });
    expect(covered).toEqual([]);
  });
});

describe('the framing of the finished story', () => {
  // Proves film-scene-finished-story-framing.
  test.each(FINISHED_STORIES)(
    '$id follows the scene descriptions and changes from scene to scene',
    ({ id, language }) => {
      const shots = planScenes(FINISHED_TEXTS[id].scenes, language).map(({ shot }) => shot);
      expect(shots).not.toContain(undefined);
      for (let index = 1; index < shots.length; index += 1) expect(shots[index]).not.toBe(shots[index - 1]);
    },
  );
});
