import type { PictureSwitch } from '#functions/domain/budget/ports.ts';
import { cheaper, type Quality } from '#functions/domain/budget/spending.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Painter } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { pictureType } from '#functions/domain/video/picture.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import type { Review } from '#functions/domain/video/video.ts';
import { type PreviewSize, previewOf } from '#functions/film/picture/preview.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { checkPicture, type ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { makerOf } from '#functions/workflows/render/film-files.ts';

/** The ports that paint, judge and store stills, for both films and storyboards. */
export interface StillPorts extends ModerationPorts {
  readonly painter: Lazy<Painter>;
  readonly media: Lazy<Media>;
  readonly pictureSwitch: Lazy<PictureSwitch>;
}

export interface Still {
  readonly key: string;
  readonly read: () => Promise<Uint8Array>;
}

/** The still at a key. If there is none yet, it is painted, in no better quality than currently allowed. */
export const stillAt = async (
  { painter, media, pictureSwitch }: StillPorts,
  key: string,
  prompt: string,
  wanted: Quality | undefined,
): Promise<Still & { readonly reused: boolean }> => {
  if (await media().exists(key)) return { key, read: () => media().read(key), reused: true };
  const asked = await pictureSwitch().read();
  const quality = wanted ?? asked;
  const { picture, maker } = await painter().paint(
    prompt,
    asked === undefined || quality === undefined ? quality : cheaper(asked, quality),
  );
  await media().write(makerOf(key), JSON.stringify(maker), 'application/json');
  await media().write(key, picture, `image/${pictureType(picture)}`);
  return { key, read: async () => picture, reused: false };
};

/**
 * Judges a still, and returns the review for its video. Removes a still that the stage refuses, so that the next try
 * paints a new one, and throws `PictureRefused`.
 */
export const judgeStill = async (ports: StillPorts, { key, read }: Still): Promise<Review | undefined> => {
  const { refused, review } = await checkPicture(ports, read);
  if (refused === undefined) return review;
  await ports.media().removeAll(key);
  throw new StepError('PictureRefused', `The picture belongs to the class ${refused.class}.`);
};

/** Stores small copies of a still for the creator to see; nothing fails if they are missing. */
export const showStill = async (
  media: Media,
  keys: readonly string[],
  still: () => Promise<Uint8Array>,
  size?: PreviewSize,
): Promise<void> => {
  if (keys.length === 0) return;
  try {
    const preview = await previewOf(await still(), size);
    for (const key of keys) await media.write(key, preview, 'image/jpeg');
  } catch (error) {
    log.warn({ event: EVENTS.stillNotShown, key: keys[0], err: error });
  }
};
