import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { paintPicture } from '@veilcast/painter';
import type { FINISHED_STORIES } from '#contract/finished-stories.ts';
import { picturePrompt } from '#functions/domain/story/picture-prompt.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import type { Scene } from '#functions/domain/story/story.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';

const PAINTED = { width: 540, height: 960 } as const;
const THUMBNAIL = { width: 300, height: 533 } as const;
const COLUMNS = 6;
const GAP_PIXELS = 6;
const LABEL_PIXELS = 24;
const RED_WEIGHT = 0.2126;
const GREEN_WEIGHT = 0.7152;
const BLUE_WEIGHT = 0.0722;

const lumaOf = (picture: Image): number => {
  const ctx = createCanvas(THUMBNAIL.width, THUMBNAIL.height).getContext('2d');
  ctx.drawImage(picture, 0, 0, THUMBNAIL.width, THUMBNAIL.height);
  const { data } = ctx.getImageData(0, 0, THUMBNAIL.width, THUMBNAIL.height);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4)
    sum +=
      RED_WEIGHT * (data[at] ?? 0) + GREEN_WEIGHT * (data[at + 1] ?? 0) + BLUE_WEIGHT * (data[at + 2] ?? 0);
  return sum / (data.length / 4);
};

/** The labels of the pictures; two pictures cut from the same scene of a story carry the same number. */
const labelled = (scenes: readonly Scene[], told: readonly { readonly picture: string }[]): string[] =>
  scenes.map(({ picture }) => {
    const at = told.findIndex((scene) => picture.startsWith(scene.picture));
    return `${1 + at} ${picture.split(/[:,]| of /u)[0] ?? ''}`;
  });

/**
 * Paints a finished story as its film would show it: one picture for each scene of the film, labelled with the
 * scene’s number in the story, the framing it asks for and its mean luma from 0 to 255. Returns a PNG.
 */
export const storySheet = async ({
  id,
  title,
  category,
  language,
}: (typeof FINISHED_STORIES)[number]): Promise<{ png: Uint8Array; lumas: number[] }> => {
  const told = FINISHED_TEXTS[id].scenes;
  const scenes = planScenes(told, language);
  const labels = labelled(scenes, told);
  const [stepX, stepY] = [THUMBNAIL.width + GAP_PIXELS, THUMBNAIL.height + LABEL_PIXELS];
  const rows = Math.ceil(scenes.length / COLUMNS);
  const sheet = createCanvas(COLUMNS * stepX + GAP_PIXELS, rows * stepY + GAP_PIXELS);
  const ctx = sheet.getContext('2d');
  ctx.fillStyle = '#101216';
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  ctx.imageSmoothingQuality = 'high';
  ctx.font = '15px sans-serif';
  ctx.fillStyle = '#e8e8e8';
  const lumas: number[] = [];
  for (const [index, scene] of scenes.entries()) {
    const prompt = picturePrompt({ title, category, scene, index, count: scenes.length, styleKey: id });
    const picture = await loadImage(Buffer.from(await paintPicture({ prompt, ...PAINTED, format: 'jpeg' })));
    const [x, y] = [GAP_PIXELS + (index % COLUMNS) * stepX, GAP_PIXELS + Math.floor(index / COLUMNS) * stepY];
    const luma = lumaOf(picture);
    lumas.push(luma);
    ctx.drawImage(picture, x, y, THUMBNAIL.width, THUMBNAIL.height);
    ctx.fillText(`${labels[index] ?? ''} · ${luma.toFixed(0)}`, x + 2, y + THUMBNAIL.height + 17);
  }
  return { png: await sheet.encode('png'), lumas };
};
