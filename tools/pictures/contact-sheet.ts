import { createCanvas, loadImage } from '@napi-rs/canvas';
import { paintPicture } from '@veilcast/painter';
import type { Category } from '#contract/catalogue.ts';
import { picturePrompt } from '#functions/domain/story/picture-prompt.ts';
import type { Scene } from '#functions/domain/story/story.ts';

export interface SheetStory {
  readonly title: string;
  readonly category: Category;
  readonly scenes: readonly Scene[];
}

export interface SheetOptions {
  /** The width of a picture on the sheet, in pixels. */
  readonly thumbnailWidth: number;
  /** How many of a story’s pictures are shown; the rest are left out. */
  readonly maxScenes: number;
}

const PAINTED_WIDTH = 576;
const PAINTED_HEIGHT = 1024;
const GAP_PIXELS = 6;
const DEFAULTS: SheetOptions = { thumbnailWidth: 180, maxScenes: 10 };

/** The prompts that the painter would get for a film of this story. */
export const promptsOf = (story: SheetStory): string[] =>
  story.scenes.map((scene, index) =>
    picturePrompt({
      title: story.title,
      category: story.category,
      scene,
      index,
      count: story.scenes.length,
      styleKey: story.title,
    }),
  );

/** Paints every scene and arranges the pictures, one row per story. Returns PNG bytes. */
export const paintContactSheet = async (
  stories: readonly SheetStory[],
  options: Partial<SheetOptions> = {},
): Promise<Uint8Array> => {
  const { thumbnailWidth, maxScenes } = { ...DEFAULTS, ...options };
  const thumbnailHeight = Math.round((thumbnailWidth * PAINTED_HEIGHT) / PAINTED_WIDTH);
  const columns = Math.max(1, ...stories.map((story) => Math.min(maxScenes, story.scenes.length)));
  const sheet = createCanvas(
    columns * (thumbnailWidth + GAP_PIXELS) + GAP_PIXELS,
    Math.max(1, stories.length) * (thumbnailHeight + GAP_PIXELS) + GAP_PIXELS,
  );
  const ctx = sheet.getContext('2d');
  ctx.fillStyle = '#101216';
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  ctx.imageSmoothingQuality = 'high';
  for (const [row, story] of stories.entries()) {
    for (const [column, prompt] of promptsOf(story).slice(0, maxScenes).entries()) {
      const picture = await paintPicture({
        prompt,
        width: PAINTED_WIDTH,
        height: PAINTED_HEIGHT,
        format: 'jpeg',
      });
      const image = await loadImage(Buffer.from(picture));
      ctx.drawImage(
        image,
        GAP_PIXELS + column * (thumbnailWidth + GAP_PIXELS),
        GAP_PIXELS + row * (thumbnailHeight + GAP_PIXELS),
        thumbnailWidth,
        thumbnailHeight,
      );
    }
  }
  return sheet.encode('png');
};
