import { z } from 'zod';
import { FOLDER, ID } from '#functions/domain/media/place-of.ts';

/** The fields logged by the distribution for each request it answers; every value is text. */
const EdgeLine = z.object({
  date: z.iso.date(),
  time: z.string(),
  'cs-method': z.string(),
  'cs-uri-stem': z.string(),
  'cs-uri-query': z.string(),
  'sc-status': z.coerce.number().int(),
  'sc-bytes': z.coerce.number().int().min(0),
});

/** A request, as parsed from its log line. */
export type Delivery = { readonly bytes: number } & (
  | {
      readonly kind: 'film';
      /** `2026-11`. */
      readonly month: string;
      /** Its account’s folder. */
      readonly folder: string;
      readonly videoId: string;
      /** Whether the request came through a share link rather than from the owner. */
      readonly isShared: boolean;
    }
  /** Requests to the API and its pages, which have their own cost lines. */
  | { readonly kind: 'api' }
  /** The site’s own files, voice previews and refused requests. */
  | { readonly kind: 'site' }
);

/**
 * Files belonging to a video or its storyboard (under the video’s id), own media (under the upload’s id) and account
 * archives (under the export’s id).
 */
const FILM = new RegExp(
  `^/media/(?:exports/)?(?<folder>${FOLDER})/(?:(?:storyboards|uploads)/)?(?<video>${ID})(?:/|\\.zip$)`,
  'u',
);
const API = /^\/(?:api|watch)(?:\/|$)/u;
const SHARE = /(?:^|&)share=/u;
/** The edge returns these statuses only for validly signed requests, so requests for made-up paths aren’t counted. */
const DELIVERED = new Set([200, 206, 304]);

/** Parses a log line from the distribution; undefined when it can’t be read. */
export const parseEdgeLine = (text: string): Delivery | undefined => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { data } = EdgeLine.safeParse(json);
  if (data === undefined) return undefined;
  const { 'cs-uri-stem': path, 'sc-bytes': bytes, 'sc-status': status, date } = data;
  if (API.test(path)) return { kind: 'api', bytes };
  const { folder, video } = FILM.exec(path)?.groups ?? {};
  if (folder === undefined || video === undefined || !DELIVERED.has(status)) return { kind: 'site', bytes };
  return {
    kind: 'film',
    month: date.slice(0, 'YYYY-MM'.length),
    folder,
    videoId: video,
    isShared: SHARE.test(data['cs-uri-query']),
    bytes,
  };
};
