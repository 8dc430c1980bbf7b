import * as z from 'zod/mini';
import {
  FILM_MAX_SECONDS,
  PICTURE_TEXT_MAX_CHARS,
  SCENE_WORDS_MAX_CHARS,
  STORYBOARD_SCENES_MAX,
  ZOOM_MOST,
} from '#contract/catalogue.ts';
import { MOTIONS } from '#contract/motions.ts';
import { SHOTS } from '#contract/picture.ts';
import { CaptionStyleId, NamedCaptionStyle, NamedCategory, NamedLanguage } from './choices.ts';
import { Count } from './count.ts';
import { Id } from './id.ts';
import { Look, NamedLook } from './look.ts';
import { openSet } from './open-set.ts';
import { StoryTitle } from './stories.ts';
import { StoryboardUpdate } from './storyboard-update.ts';
import { cleanText } from './text.ts';
import { ChosenMusic, Video, VoiceSettings } from './videos.ts';

/** Identifies a scene within its storyboard; the browser generates the ids of new scenes. */
export const SceneId = z.string().check(z.regex(/^[A-Za-z0-9]{1,26}$/u, 'A scene’s id isn’t valid.'));

const share = z.number().check(z.minimum(0), z.maximum(1));
/** The point that stays in view, as fractions of the picture’s width and height. */
export const Focus = z.strictObject({ x: share, y: share });
export const Zoom = z.number().check(z.minimum(1), z.maximum(ZOOM_MOST));

/**
 * A creator’s own picture or clip. `from`: where a clip starts, in seconds. `sound`: whether the clip’s sound is
 * heard under the voice.
 */
export const SceneMedia = z.strictObject({
  uploadId: Id,
  from: z.optional(z.number().check(z.minimum(0), z.maximum(FILM_MAX_SECONDS))),
  sound: z.optional(z.enum(['off', 'under'])),
});

const words = (most: number, tooLong: string) =>
  z.string().check(
    z.overwrite(cleanText),
    z.refine((text) => Array.from(text).length <= most, tooLong),
  );

/** A creator’s decisions about a scene. Words and description may be empty while they are being edited. */
export const SceneDraft = z.strictObject({
  id: SceneId,
  narration: words(
    SCENE_WORDS_MAX_CHARS,
    `A scene has room for ${SCENE_WORDS_MAX_CHARS} characters. Split it into two.`,
  ),
  picture: words(
    PICTURE_TEXT_MAX_CHARS,
    `A picture’s description has room for ${PICTURE_TEXT_MAX_CHARS} characters. Shorten it.`,
  ),
  shot: z.optional(z.enum(SHOTS)),
  /** If absent, the move is chosen automatically. */
  move: z.optional(z.enum(MOTIONS)),
  focus: z.optional(Focus),
  zoom: z.optional(Zoom),
  media: z.optional(SceneMedia),
});
export type SceneDraft = z.infer<typeof SceneDraft>;

const NamedShot = z.optional(openSet(SHOTS, 'medium view'));
/** A move that the page doesn’t recognise is shown as chosen automatically. */
const NamedMove = z.optional(openSet(MOTIONS, 'automatic'));

/** A word of a spoken scene; times are in milliseconds from the start of the scene. */
export const SpokenText = z.object({ text: z.string(), startMs: Count, endMs: Count });

export const StoryboardScene = z.object({
  id: z.string(),
  narration: z.string(),
  picture: z.string(),
  shot: NamedShot,
  move: NamedMove,
  focus: z.optional(Focus),
  zoom: z.optional(Zoom),
  media: z.optional(SceneMedia),
  /** The chosen picture: a path like a video’s thumbnail. `take` numbers the pictures of a scene from 1. */
  still: z.optional(z.object({ path: z.string(), take: z.int().check(z.minimum(1)) })),
  /** The scene as it is in the finished video: a path like a video’s thumbnail. */
  filmed: z.optional(z.string()),
  /** The number that determines the scene’s automatic move in the video, if it differs from the scene’s index. */
  seat: z.optional(Count),
  isPainting: z.boolean(),
  /** What painting the scene now would cost, in credits, on top of the draft's credits. */
  paintCost: Count,
  /** A problem with the scene, in one sentence: about its words, or why its picture couldn’t be painted. */
  problem: z.optional(z.string()),
  /** The length of the scene as spoken, or an estimate until it has been spoken. */
  seconds: z.number().check(z.minimum(0)),
  /** Whether the scene’s current words have been spoken by the chosen voice. */
  isSpoken: z.boolean(),
  words: z.optional(z.array(SpokenText)),
  /**
   * The scene’s recording: a path like a video’s thumbnail. `fromMs`: where in the recording the scene starts; if
   * negative, silence precedes the recording. `isOwn`: the creator recorded it.
   */
  recording: z.optional(z.object({ path: z.string(), fromMs: z.number(), isOwn: z.boolean() })),
});
export type StoryboardScene = z.infer<typeof StoryboardScene>;

/** A creator’s decisions about a video before it is filmed. Its `id` becomes the id of that video. */
export const Storyboard = z.object({
  id: z.string(),
  storyId: z.string(),
  title: z.string(),
  category: NamedCategory,
  language: NamedLanguage,
  voiceSettings: VoiceSettings,
  musicSettings: z.optional(ChosenMusic),
  /** The upload that is used instead of a voice. */
  narration: z.optional(z.string()),
  /**
   * The narration’s status. `sceneId`: the scene that a refused recording doesn’t match, as `speechProblem` explains.
   */
  ownNarration: z.optional(
    z.object({
      status: openSet(['aligning', 'aligned', 'refused'], 'aligned'),
      sceneId: z.optional(z.string()),
    }),
  ),
  captionStyle: NamedCaptionStyle,
  /** When absent, the caption style is used unchanged. */
  look: z.optional(NamedLook),
  aiLine: z.optional(z.boolean()),
  scenes: z.array(StoryboardScene),
  /** What prevents the storyboard from becoming a video, in one sentence. */
  problem: z.optional(z.string()),
  /** Incremented by each change. Each save states the version that it is based on. */
  version: z.int().check(z.minimum(1)),
  /**
   * The credits that painting has reserved. `until`: when the reservation ends; extended whenever the storyboard is
   * touched.
   */
  draft: z.optional(
    z.object({
      credits: Count,
      /**
       * How many scenes have been painted for these credits. For each painted scene, Discard returns one credit
       * fewer.
       */
      painted: Count,
      until: z.iso.datetime(),
    }),
  ),
  /** Present while the narration is being spoken. */
  isSpeaking: z.boolean(),
  /** Why the last attempt to speak the narration failed. */
  speechProblem: z.optional(z.string()),
  /** The video that was made from the storyboard. */
  videoId: z.optional(z.string()),
  /** The video as its owner sees it now; absent once the video is deleted, and in lists. */
  video: z.optional(Video),
  /** What updating the finished video would do; absent while the storyboard doesn’t differ from the video. */
  update: z.optional(StoryboardUpdate),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Storyboard = z.infer<typeof Storyboard>;

const settings = {
  voiceSettings: z.optional(VoiceSettings),
  musicSettings: z.optional(z.nullable(ChosenMusic)),
  narration: z.optional(z.nullable(Id)),
  /** A caption style without changes. `look` takes precedence, and `null` removes the look. */
  captionStyle: z.optional(CaptionStyleId),
  look: z.optional(z.nullable(Look)),
  aiLine: z.optional(z.boolean()),
};

/** Opens a storyboard for a story. If the story already has an open storyboard, opens that and keeps its settings. */
export const OpenStoryboard = z.strictObject({ storyId: Id, ...settings });

/**
 * The changes. `version` is the version that they are based on; `null` removes the music or the creator’s own
 * narration.
 */
export const SaveStoryboard = z.strictObject({
  version: z.int().check(z.minimum(1)),
  title: z.optional(StoryTitle),
  scenes: z.optional(
    z.array(SceneDraft).check(
      z.minLength(1, 'A video needs at least one scene.'),
      z.maxLength(
        STORYBOARD_SCENES_MAX,
        `A video has room for ${STORYBOARD_SCENES_MAX} scenes. Join some of them.`,
      ),
      z.refine(
        (scenes) => new Set(scenes.map(({ id }) => id)).size === scenes.length,
        'Two scenes have the same id.',
      ),
    ),
  ),
  ...settings,
});
export type SaveStoryboard = z.infer<typeof SaveStoryboard>;

/**
 * The scenes to paint. Any that are already being painted, or that show the creator’s own media, are left
 * alone.
 */
export const PaintScenes = z.strictObject({
  scenes: z.array(SceneId).check(z.minLength(1), z.maxLength(STORYBOARD_SCENES_MAX)),
});
/** One of the creator’s own sounds that is ready to use; it is matched with the script. */
export const NarrateStoryboard = z.strictObject({ uploadId: Id });
