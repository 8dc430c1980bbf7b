import { z } from 'zod';
import { MOTIONS } from '#contract/motions.ts';
import { SHOTS } from '#contract/picture.ts';
import { CaptionStyleId, Category, Language } from '#contract/schemas/choices.ts';
import { Look } from '#contract/schemas/look.ts';
import { VideoEditKind } from '#contract/schemas/scenes.ts';
import { MostLike } from '#contract/schemas/series/most-like.ts';
import { MusicSettings, VoiceSettings } from '#contract/schemas/videos.ts';
import { Pictures } from '#functions/domain/budget/spending.ts';
import { FilmMakers, Maker } from '#functions/domain/credentials/maker.ts';
import { Signing } from '#functions/domain/credentials/signing.ts';
import { Charge } from '#functions/domain/credits/credits.ts';
import { Expected } from '#functions/domain/making/making-time.ts';
import { Restriction } from '#functions/domain/operators/restriction.ts';
import { Scene } from '#functions/domain/story/story.ts';
import { GivenCertificate } from './certificate.ts';
import { Payer } from './job.ts';

export const FilmFile = z.object({
  format: z.enum(['mp4', 'webm']),
  quality: z.enum(['480p', '720p', '1080p']),
  key: z.string(),
  bytes: z.int(),
  /** The key of the signed manifest stored beside the file, if the file’s format can’t contain one. */
  manifest: z.string().optional(),
});
export type FilmFile = z.infer<typeof FilmFile>;

/** The storage keys of a finished film. */
export const Film = z.object({
  files: z.array(FilmFile),
  poster: z.string(),
  captions: z.string(),
  seconds: z.number(),
  /** When each scene starts, in seconds. */
  sceneStarts: z.array(z.number()),
  /** The indexes of the scenes whose small still is stored with the film. */
  stills: z.array(z.int().min(0)),
  /** The narrator of the film’s scenes; absent when the creator recorded all of them. */
  narrator: z.string().optional(),
  /** What made the film’s pictures and voice; absent in films made before this was recorded. */
  makers: FilmMakers.optional(),
  /** Whether the film’s files carry Content Credentials. */
  signing: Signing,
  /** What was measured on the finished files; added when the film passes its checks. */
  certificate: GivenCertificate.optional(),
});
export type Film = z.infer<typeof Film>;

/** The creator's own picture or clip for a scene; `key` is the normalised upload. */
export const SceneMedia = z.object({
  uploadId: z.string(),
  kind: z.enum(['picture', 'clip']),
  key: z.string(),
  /** Where in the clip the scene starts. */
  fromMs: z.number().min(0).optional(),
  /** Whether the clip's own sound plays under the voice; off when absent. */
  sound: z.enum(['off', 'under']).optional(),
});
export type SceneMedia = z.infer<typeof SceneMedia>;

const share = z.number().min(0).max(1);

/** A scene of a film. Anything left out is decided while the film is being made. */
export const FilmedScene = Scene.extend({
  /** Identifies the scene in the video's storyboard; scenes without an id are identified by their position. */
  id: z.string().optional(),
  /** The number of the scene’s picture; absent for the first one. */
  take: z.int().min(2).optional(),
  /** The framing named in the picture’s description. */
  shot: z.enum(SHOTS).optional(),
  /** The key of the still that the creator chose; if the still is gone, the scene is painted again. */
  still: z.string().optional(),
  /**
   * How the scene’s words from the account’s pronunciation list are spoken, as the list was when the scene was made.
   */
  respellings: z.record(z.string(), z.string()).optional(),
  /** The key prefix under which the scene’s recording and its timeline are stored. */
  spoken: z.string().optional(),
  /**
   * The number that selects the scene’s motion; present if it no longer equals the index because scenes were added or
   * removed.
   */
  seat: z.int().min(0).optional(),
  /** How the camera moves. */
  move: z.enum(MOTIONS).optional(),
  /** The point the camera stays close to, as fractions of width and height, and how far it zooms in. */
  focus: z.object({ x: share, y: share }).optional(),
  zoom: z.number().min(1).max(3).optional(),
  media: SceneMedia.optional(),
});
export type FilmedScene = z.infer<typeof FilmedScene>;

/** The creator's own music; `key` is the normalised upload. */
export const OwnMusic = z.object({ uploadId: z.string(), key: z.string(), name: z.string().optional() });
export type OwnMusic = z.infer<typeof OwnMusic>;

/**
 * The reviews that moderation may leave open, the strictest last. `sensitive`: the video’s page warns viewers.
 * `unmoderated`: made while the stage had no moderator, so only its owner can open its share link. `unchecked`: the
 * moderator was unavailable, so it can’t be shared. `held`: an operator decides whether strangers may watch it.
 */
export const Review = z.enum(['sensitive', 'unmoderated', 'unchecked', 'held']);
export type Review = z.infer<typeof Review>;

/** The parts of a video that an edit can change. */
const version = {
  title: z.string(),
  scenes: z.array(FilmedScene),
  voice: VoiceSettings,
  music: z.union([MusicSettings, OwnMusic]).optional(),
  captionStyle: CaptionStyleId,
  /** The creator's choices about the video’s look; absent in videos that only name a caption style. */
  look: z.optional(Look),
  /** Who wrote the video’s words; absent if that wasn’t recorded. */
  writers: z.array(Maker).readonly().optional(),
  /** Whether an on-screen label says the video was made by AI. */
  aiLine: z.boolean(),
};
export const Version = z.object(version);
export type Version = z.infer<typeof Version>;

/** An edit in progress: the scenes being filmed again, by index in the new version, and the previous version. */
const Edit = z.object({
  kind: VideoEditKind,
  scenes: z.array(z.int().min(0)),
  before: Version,
  /** The review that moderation had left open for the previous version. */
  review: Review.optional(),
});

/** A video row. It keeps its own script, so that deleting a story doesn’t affect its videos or their retries. */
export const Video = z.object({
  id: z.string(),
  ownerId: z.string(),
  storyId: z.string(),
  /** The series run that the video was made for; the run may have been deleted since. */
  run: z.string().optional(),
  /** The earlier story that the video’s script most resembles, according to the comparison made for its run. */
  mostLike: z.optional(MostLike),
  category: Category,
  language: Language,
  ...version,
  /** How this attempt is painted; the stage's own quality by default. */
  pictures: Pictures.optional(),
  /**
   * A `deleted` video can be restored for a few days; a `deleting` one is being erased. Both are hidden, and
   * PruneMedia finishes what a deletion started.
   */
  status: z.enum(['generating', 'completed', 'failed', 'deleted', 'deleting']),
  /** Present exactly while the status is `deleted`. */
  deletedAt: z.iso.datetime().optional(),
  attempt: z.int().min(1),
  charge: Charge,
  payer: Payer.optional(),
  createdAt: z.iso.datetime(),
  /** When this attempt was requested and its credits were reserved. */
  attemptedAt: z.iso.datetime(),
  /** When the attempt’s credits and budget were reserved, if a storyboard’s draft had already reserved them. */
  reservedAt: z.iso.datetime().optional(),
  /** Present only while the attempt is waiting for a slot; it has no execution then, and never times out. */
  queuedAt: z.iso.datetime().optional(),
  /** When this attempt got its slot: sweeps, the time left and the making time are all based on this. */
  slotAt: z.iso.datetime().optional(),
  /** Whether an execution has been started for this attempt. */
  started: z.boolean(),
  /** The milestones this attempt has reached; see `progress.ts`. */
  done: z.array(z.string()),
  /** The narrator of this attempt, chosen by the first scene that is spoken. */
  narrator: z.string().optional(),
  /** When the attempt’s pictures and voice were ready, and when its last scene was filmed. */
  preparedAt: z.iso.datetime().optional(),
  filmedAt: z.iso.datetime().optional(),
  /** How long a film like this usually took when the video was created. */
  expected: Expected.optional(),
  film: Film.optional(),
  /** The account’s media folder, where its files are stored; see `media-keys.ts`. */
  mediaFolder: z.string(),
  /**
   * Present exactly while a completed video is being edited. The status stays `completed` and `film` stays the
   * previous one, so that it can still be watched and shared in the meantime.
   */
  edit: Edit.optional(),
  /** The version that the last edit replaced, the review left open for it, and until when it can be restored. */
  previous: z
    .object({ film: Film, version: Version, until: z.iso.datetime(), review: Review.optional() })
    .optional(),
  /** Why the attempt failed; after a failed edit the video keeps its film. */
  error: z.string().optional(),
  /** The review that moderation left open; absent when moderation found nothing. */
  review: Review.optional(),
  /** The restriction that operators have imposed, if any. */
  restriction: Restriction.optional(),
  /** Identifies the video in its public link; created by the first share and kept. */
  shareId: z.string().optional(),
  views: z.int().min(0),
  shares: z.int().min(0),
  downloads: z.int().min(0),
});
export type Video = z.infer<typeof Video>;

/** A video that is about to be created; its charge and queue position are decided when it is written. */
export type NewVideo = Omit<Video, 'charge' | 'mediaFolder'>;

/** The film’s file that players use. */
export const playedFile = (film: Film): FilmFile | undefined =>
  film.files.find((file) => file.format === 'mp4' && file.quality === '720p');
