import * as z from 'zod/mini';
import { VOICES } from '#contract/catalogue.ts';
import { CaptionStyleId, NamedCaptionStyle, NamedLanguage, NamedPlan, NamedWithheld } from './choices.ts';
import { Count } from './count.ts';
import { Id } from './id.ts';
import { Look, NamedLook } from './look.ts';
import { openSet } from './open-set.ts';
import { RestrictionKind } from './operators/restrictions.ts';
import { VideoEditKind } from './scenes.ts';
import { MostLike } from './series/most-like.ts';

export const VoiceSettings = z.strictObject({
  voiceId: z.string().check(z.maxLength(40)),
  voiceName: z.string().check(z.maxLength(80)),
});
export const MusicSettings = z.strictObject({
  trackId: z.string().check(z.maxLength(40)),
  trackName: z.string().check(z.maxLength(80)),
});
/** One of our tracks, or the creator’s own sound if they have the rights to it. */
export const ChosenMusic = z.union([MusicSettings, z.strictObject({ uploadId: Id })]);

export const VideoStatus = openSet(['generating', 'completed', 'failed'], 'processing');
export type VideoStatus = z.infer<typeof VideoStatus>;

/** `percent` 0–100; `step` in words, such as "Painting scene 3 of 7", or `queued` while it waits its turn. */
export const Progress = z.object({
  percent: z.int().check(z.minimum(0), z.maximum(100)),
  step: z.string(),
  /** Scenes finished so far and in total, for the strip of frames; 0 of 0 until the scenes are planned. */
  scenesDone: Count,
  scenesTotal: Count,
  /**
   * The pictures that exist so far. For each scene in `scenes`, counted from 0, the picture is at
   * `<path><scene>.jpg`, a path like a video’s thumbnail.
   */
  stills: z.optional(z.array(z.object({ path: z.string(), scenes: z.array(Count) }))),
  /** The scenes filmed so far, counted from 0, in any order. */
  filmed: z.optional(z.array(Count)),
  /** The filmed scenes that can be watched, without sound, at `<path><scene>.mp4`. */
  clips: z.optional(z.object({ path: z.string(), scenes: z.array(Count) })),
  /** Estimated from earlier films, including the wait in the queue; absent while unknown. */
  secondsLeft: z.optional(Count),
  /** A queued video’s position in the queue, counted from 1. */
  place: z.optional(z.int().check(z.minimum(1))),
});
/** The `step` of a video that is waiting its turn. */
export const QUEUED = 'queued';
export type Progress = z.infer<typeof Progress>;

/** The main figures of the certificate, measured on the finished files before delivery. */
export const Certificate = z.object({
  /** Integrated loudness per EBU R 128, and the true peak. */
  loudnessLufs: z.number(),
  truePeakDbtp: z.number(),
  /** The largest time difference between a spoken word and its highlight in the whole film. */
  captionErrorMs: z.number().check(z.minimum(0)),
  /** The longest time between two cuts, and the narration’s words per minute. */
  longestFramingSeconds: z.number(),
  wordsPerMinute: z.number(),
  certifiedAt: z.iso.datetime(),
});
export type Certificate = z.infer<typeof Certificate>;

/**
 * Addresses (`thumbnail`, `videoUrl`, `captionsUrl`) are paths on the site's own origin, readable with the
 * media cookies.
 */
export const Video = z.object({
  id: z.string(),
  storyId: z.string(),
  title: z.string(),
  /** Language of the title, the voice and the captions. */
  language: NamedLanguage,
  status: VideoStatus,
  thumbnail: z.optional(z.string()),
  videoUrl: z.optional(z.string()),
  captionsUrl: z.optional(z.string()),
  /** Seconds; 0 until completed. */
  duration: z.number().check(z.minimum(0)),
  createdAt: z.iso.datetime(),
  views: Count,
  shares: Count,
  /** Whether the video’s share link works now. */
  isShared: z.boolean(),
  /** What keeps strangers from watching the video, even with a working link. */
  restriction: z.optional(RestrictionKind),
  downloads: Count,
  voiceSettings: VoiceSettings,
  musicSettings: z.optional(MusicSettings),
  captionStyle: NamedCaptionStyle,
  /** The look that the creator chose; absent from videos that name only a caption style. */
  look: z.optional(NamedLook),
  /** Whether the picture says that AI made the video. */
  aiLine: z.boolean(),
  certificate: z.optional(Certificate),
  /** Present for a series’ videos whose script was compared with an earlier script. */
  mostLike: z.optional(MostLike),
  progress: z.optional(Progress),
  /**
   * The edit in progress on a completed video, and the first scene that it changes; until the edit completes, the
   * previous film is shown.
   */
  editing: z.optional(
    z.object({ scene: z.int().check(z.minimum(1)), kind: openSet(VideoEditKind.options, 'edit') }),
  ),
  /** How long the version before the last edit can still be restored. */
  previousUntil: z.optional(z.iso.datetime()),
  /** Why the video failed; on a completed video, why its last edit failed. */
  error: z.optional(z.string()),
  /** When the video was deleted, and when its files will be erased; until then, it can be restored. */
  deletedAt: z.optional(z.iso.datetime()),
  erasedAt: z.optional(z.iso.datetime()),
});
export type Video = z.infer<typeof Video>;

const Yes = z.optional(z.enum(['true', 'false']));
/** `deleted`: lists only deleted videos that can still be restored; otherwise, deleted videos are left out. */
export const VideosPage = z.object({ cursor: z.optional(z.string().check(z.maxLength(512))), deleted: Yes });
/** `forever`: erases the files now, so that nothing can be restored. */
export const DeleteVideo = z.object({ forever: Yes });

/** The id of one of the available voices. */
export const OfferedVoice = z.object({ voice_id: z.enum(VOICES.map(({ id }) => id)) });

export const VoiceOption = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  previewUrl: z.string(),
});
export type VoiceOption = z.infer<typeof VoiceOption>;

export const MusicOption = z.object({
  id: z.string(),
  name: z.string(),
  genre: z.string(),
  previewUrl: z.string(),
});
export type MusicOption = z.infer<typeof MusicOption>;

export const CreateVideo = z.strictObject({
  storyId: Id,
  voiceSettings: VoiceSettings,
  musicSettings: z.optional(ChosenMusic),
  /** A caption style without changes. `look` takes precedence; if both are absent, the account's default applies. */
  captionStyle: z.optional(CaptionStyleId),
  look: z.optional(Look),
  /** Whether the picture says that AI made the video; if absent, the account's default applies. */
  aiLine: z.optional(z.boolean()),
});

/** Settings for new videos: the owner’s choices, or else the stage’s defaults. `look` is absent until chosen. */
export const VideoSettings = z.strictObject({ aiLine: z.boolean(), look: z.optional(Look) });
export type VideoSettings = z.infer<typeof VideoSettings>;

/** Changes to these settings. Settings that are omitted stay as they are. `null` removes the account’s own look. */
export const SaveVideoSettings = z.strictObject({
  aiLine: z.optional(z.boolean()),
  look: z.optional(z.nullable(Look)),
});

/**
 * How long it takes to make a video, as measured on this stage: a fixed time, plus a time for each word of its story.
 */
export const MakingTime = z.object({
  base_seconds: z.number().check(z.minimum(0)),
  seconds_per_word: z.number().check(z.minimum(0)),
});
export type MakingTime = z.infer<typeof MakingTime>;

/** The voices of a machine that fetches neural voices. Simple voices replace any that are missing. */
export const VoicesAtWork = z.object({
  /** For each voice id, the languages in which the voice is neural. */
  neural: z.record(z.string(), z.array(NamedLanguage)),
  /** Whether the neural voices have been fetched. */
  ready: z.boolean(),
  /** How much of the neural voices has been fetched so far; absent when nothing is being fetched. */
  fetching: z.optional(z.object({ done_mb: Count, total_mb: Count })),
});
export type VoicesAtWork = z.infer<typeof VoicesAtWork>;

export const TrialLimits = z.object({
  can_generate: z.boolean(),
  subscription: NamedPlan,
  is_trial_active: z.boolean(),
  videos_remaining: Count,
  /** Why the account gets no free videos this month; absent otherwise. */
  withheld: z.optional(NamedWithheld),
  /** The model that writes stories here; `null` is the built-in demo writer. Absent if the writer is unknown. */
  writer_model: z.optional(z.nullable(z.string())),
  /** Absent if the stage’s own narrator speaks every voice. */
  voices: z.optional(VoicesAtWork),
  /** Absent until the first video has been measured. */
  making_time: z.optional(MakingTime),
});
export type TrialLimits = z.infer<typeof TrialLimits>;

export const DownloadVideo = z.strictObject({
  video_id: Id,
  format: z._default(z.enum(['mp4', 'webm']), 'mp4'),
  quality: z._default(z.enum(['480p', '720p', '1080p']), '720p'),
});
export const Download = z.object({ download_url: z.string(), filename: z.string() });
