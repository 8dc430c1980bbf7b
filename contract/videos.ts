import { z } from 'zod';
import { CaptionStyle, Subscription } from './choices.ts';
import { Id } from './id.ts';
import { RedoKind } from './scenes.ts';

export const VoiceSettings = z.strictObject({ voiceId: z.string().max(40), voiceName: z.string().max(80) });
export const MusicSettings = z.strictObject({ trackId: z.string().max(40), trackName: z.string().max(80) });

export const VideoStatus = z.enum(['generating', 'completed', 'failed']);
export type VideoStatus = z.infer<typeof VideoStatus>;

/** `percent` 0–100; `step` in words, such as "Painting scene 3 of 7". */
export const Progress = z.object({
  percent: z.int().min(0).max(100),
  step: z.string(),
  /** Scenes finished so far and in all, for the strip of frames; 0 of 0 until the scenes are planned. */
  scenesDone: z.int().min(0),
  scenesTotal: z.int().min(0),
});

/** What was measured on the finished files before the film was handed over: the short form of its certificate. */
export const Certificate = z.object({
  /** Integrated loudness by EBU R 128, and the true peak. */
  loudnessLufs: z.number(),
  truePeakDbtp: z.number(),
  /** Largest distance between a spoken word and its highlight, over the whole film. */
  captionErrorMs: z.number().min(0),
  certifiedAt: z.iso.datetime(),
});
export type Certificate = z.infer<typeof Certificate>;

/** Addresses (`thumbnail`, `videoUrl`, `captionsUrl`) are paths on the site's own address, readable with the media cookies. */
export const Video = z.object({
  id: z.string(),
  storyId: z.string(),
  title: z.string(),
  status: VideoStatus,
  thumbnail: z.string().optional(),
  videoUrl: z.string().optional(),
  captionsUrl: z.string().optional(),
  /** Seconds; 0 until completed. */
  duration: z.number().min(0),
  createdAt: z.iso.datetime(),
  views: z.int().min(0),
  shares: z.int().min(0),
  downloads: z.int().min(0),
  voiceSettings: VoiceSettings,
  musicSettings: MusicSettings.optional(),
  captionStyle: CaptionStyle,
  certificate: Certificate.optional(),
  progress: Progress.optional(),
  /** The scene of a completed film that is being done again; the film that can be watched is still the one before. */
  redoing: z.object({ scene: z.int().min(1), kind: RedoKind }).optional(),
  /** Why it failed; of a completed film, why its last change failed. */
  error: z.string().optional(),
});
export type Video = z.infer<typeof Video>;

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
  musicSettings: MusicSettings.optional(),
  captionStyle: CaptionStyle.default('pop'),
});

export const TrialLimits = z.object({
  can_generate: z.boolean(),
  subscription: Subscription,
  is_trial_active: z.boolean(),
  videos_remaining: z.int().min(0),
});
export type TrialLimits = z.infer<typeof TrialLimits>;

export const DownloadVideo = z.strictObject({
  video_id: Id,
  format: z.enum(['mp4', 'webm']).default('mp4'),
  quality: z.enum(['480p', '720p', '1080p']).default('720p'),
});
export const Download = z.object({ download_url: z.string(), filename: z.string() });
