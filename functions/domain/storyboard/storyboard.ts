import { z } from 'zod';
import { SHOTS } from '#contract/picture.ts';
import { CaptionStyleId, Category, Language } from '#contract/schemas/choices.ts';
import { Look } from '#contract/schemas/look.ts';
import { SceneDraft } from '#contract/schemas/storyboards.ts';
import { ChosenMusic, VoiceSettings } from '#contract/schemas/videos.ts';
import { Quality } from '#functions/domain/budget/spending.ts';
import { Maker } from '#functions/domain/credentials/maker.ts';
import { Charge } from '#functions/domain/credits/credits.ts';
import { Pronunciation } from '#functions/domain/narration/pronunciations.ts';
import { Payer } from '#functions/domain/video/job.ts';
import { Review } from '#functions/domain/video/video.ts';
import { OwnNarration } from './recorded-scenes.ts';
import { Speaking, SpokenScene } from './spoken-scene.ts';

/** A picture that is being painted for a scene. */
const Painting = z.object({
  /** Numbers the pictures ordered for a storyboard. */
  number: z.int().min(1),
  /** The order that the picture belongs to: one execution paints all pictures in an order. */
  order: z.int().min(1),
  /** The attempt that the picture’s cost counts toward: the draft’s, or a separate one. */
  attempt: z.int().min(1),
  take: z.int().min(1),
  /** Whether the draft’s credits cover the picture. */
  isFirst: z.boolean(),
  /** What the picture costs on top of the draft. */
  charge: Charge.optional(),
  orderedAt: z.iso.datetime(),
  /** Whether the execution of the picture’s order was started. */
  isStarted: z.boolean(),
});
export type Painting = z.infer<typeof Painting>;

/** A picture painted for a scene. `key`: where the still is stored; `preview`: the small version for the browser. */
const Still = z.object({
  key: z.string(),
  preview: z.string(),
  take: z.int().min(1),
  /** What it was painted from. */
  of: z.object({ picture: z.string(), shot: z.enum(SHOTS).optional() }),
  /** The review that moderation left open for the picture. */
  review: Review.optional(),
});
export type Still = z.infer<typeof Still>;

/** A scene's pictures; kept when the scene is deleted, so that undoing the deletion restores them. */
const ScenePictures = z.object({
  /** How many were ordered. */
  takes: z.int().min(0),
  still: Still.optional(),
  painting: Painting.optional(),
  /** Why the last picture couldn’t be painted. */
  problem: z.string().optional(),
});
export type ScenePictures = z.infer<typeof ScenePictures>;

/** The credits and the budget of a film, reserved when the first picture is painted. */
const StoryboardDraft = z.object({
  /** The attempt number that the video made from the draft starts with. */
  attempt: z.int().min(1),
  charge: Charge,
  /** How many pictures the draft’s budget covers, and how many of them have been started. */
  room: z.int().min(1),
  begun: z.int().min(0),
  /** How many scenes have had their first picture paid for by the draft. */
  painted: z.int().min(0),
  reservedAt: z.iso.datetime(),
  touchedAt: z.iso.datetime(),
});
export type StoryboardDraft = z.infer<typeof StoryboardDraft>;

/** A creator’s decisions about a video before it is filmed. The video gets the same id. */
export const Storyboard = z.object({
  id: z.string(),
  ownerId: z.string(),
  storyId: z.string(),
  /** The story’s version when the storyboard was opened. */
  storyVersion: z.int().min(1),
  title: z.string(),
  category: Category,
  language: Language,
  scenes: z.array(SceneDraft),
  /** Who wrote the storyboard’s words; absent if that wasn’t recorded. */
  writers: z.array(Maker).readonly().optional(),
  voice: VoiceSettings,
  /** The owner’s current pronunciation list; read along with every storyboard but not stored in it. */
  pronunciations: z.array(Pronunciation).readonly().optional(),
  music: z.optional(ChosenMusic),
  /** The recording used instead of a voice: the id of its upload. */
  narration: z.string().optional(),
  /** The state of that recording. */
  recording: OwnNarration.optional(),
  captionStyle: CaptionStyleId,
  look: z.optional(Look),
  aiLine: z.boolean().optional(),
  /** The owner’s media folder; see `media-keys.ts`. */
  mediaFolder: z.string(),
  /** Counts the owner's changes. */
  version: z.int().min(1),
  /** Counts all writes; a write fails if another has happened since the row was read. */
  revision: z.int().min(1),
  /** The attempt number that the next draft or the video starts with. */
  attempt: z.int().min(1),
  orders: z.int().min(0),
  /** How many numbers have been assigned so far, to ordered pictures, speech requests and the film. */
  ordered: z.int().min(0),
  pictures: z.record(z.string(), ScenePictures),
  draft: StoryboardDraft.optional(),
  /** The scenes’ recordings, by scene; kept when the words change, so that undoing the change restores them. */
  spoken: z.record(z.string(), SpokenScene).optional(),
  /** Present while scenes are being spoken. */
  speaking: Speaking.optional(),
  /** How many times speech has been requested; `speechProblem` says why the last request failed. */
  speeches: z.int().min(0).optional(),
  /** The estimated total length of the requested speech, in seconds. */
  spokenSeconds: z.int().min(0).optional(),
  speechProblem: z.string().optional(),
  /** How the storyboard’s pictures are painted; the stage’s own quality by default. */
  quality: Quality.optional(),
  payer: Payer.optional(),
  /** The attempt number of an abandoned draft, while its files are being erased. */
  erasing: z.int().min(1).optional(),
  /** The video that was made from the storyboard. */
  videoId: z.string().optional(),
  /** Set when the storyboard was discarded: it is hidden, and its files are being erased. */
  discardedAt: z.iso.datetime().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Storyboard = z.infer<typeof Storyboard>;
