import * as z from 'zod/mini';
import { AUDIENCES } from '#contract/moderation.ts';
import { NamedLanguage } from './choices.ts';
import { Id } from './id.ts';

export const PLATFORMS = ['link', 'twitter', 'facebook', 'linkedin'] as const;
export const Platform = z.enum(PLATFORMS);
export type Platform = z.infer<typeof Platform>;

export const ShareVideo = z.strictObject({ video_id: Id, platform: Platform });
/**
 * `share_url`: for `link`, the link itself; otherwise the platform’s URL that opens a new post with the link.
 * `audience`: who can open the link.
 */
export const Shared = z.object({ share_url: z.url(), audience: z.enum(AUDIENCES) });
export type Shared = z.infer<typeof Shared>;

/** Something a viewer did with a video. */
export const FilmEvent = z.strictObject({ event: z.enum(['play', 'complete']) });
export type FilmEvent = z.infer<typeof FilmEvent>;

/** 22 base64url characters: 128 bits. */
export const ShareId = z.object({ share_id: z.string().check(z.maxLength(64)) });

/**
 * A shared video as any viewer sees it. The response sets cookies that give access to the video and its captions for
 * `VIEWER_MINUTES`; calling again renews them.
 */
export const WatchedFilm = z.object({
  title: z.string(),
  /** Language of the title, the voice and the captions. */
  language: NamedLanguage,
  videoUrl: z.string(),
  posterUrl: z.string(),
  captionsUrl: z.string(),
  /** Seconds. */
  duration: z.number().check(z.minimum(0)),
  createdAt: z.iso.datetime(),
});
export type WatchedFilm = z.infer<typeof WatchedFilm>;
