import type { Rendition } from '#contract/catalogue.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { Film } from '#functions/domain/video/video.ts';
import { Timeline } from '#functions/film/timeline/timeline.ts';

export const CONTENT_TYPES = { mp4: 'video/mp4', webm: 'video/webm' } as const;

/** `720p.mp4`: a rendition's file inside its folder. */
export const clipFile = ({ format, quality }: Pick<Rendition, 'format' | 'quality'>): string =>
  `${quality}.${format}`;

/** Lies beside the clips of a completely filmed scene. */
export const doneMark = (prefix: string): string => `${prefix}done`;

const readJson = async (media: Media, key: string): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await media.read(key)));

export const readTimeline = async (
  media: Media,
  narration: { readonly timelineKey: string },
): Promise<Timeline> => Timeline.parse(await readJson(media, narration.timelineKey));

export const readFilm = async (media: Media, joined: { readonly filmKey: string }): Promise<Film> =>
  Film.parse(await readJson(media, joined.filmKey));
