import type { z } from 'zod';
import { DEFAULT_CAPTION_STYLE } from '#contract/caption-styles.ts';
import { TRACKS, VOICES } from '#contract/catalogue.ts';
import { readingProblem } from '#contract/drawable.ts';
import type { CreateVideo } from '#contract/schemas/videos.ts';
import { lengthProblem, silentScene } from '#contract/script-problem.ts';
import { type Pronunciation, respelled } from '#functions/domain/narration/pronunciations.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import { isByLine, type Story, writersOf } from '#functions/domain/story/story.ts';
import type { NewVideo, OwnMusic, Video } from './video.ts';

const trackOf = (chosen: z.output<typeof CreateVideo>['musicSettings']): Video['music'] => {
  if (chosen === undefined || !('trackId' in chosen)) return undefined;
  const track = TRACKS.find(({ id }) => id === chosen.trackId);
  if (track === undefined)
    throw new Refusal('invalid', 'That music track doesn’t exist. Choose another one, or no music.');
  return { trackId: track.id, trackName: track.name };
};

export type VideoChoice = Omit<z.output<typeof CreateVideo>, 'aiLine'> & {
  readonly aiLine: boolean;
  /** The creator's own sound, if they chose one. */
  readonly ownMusic?: OwnMusic | undefined;
  /** Its account’s list. */
  readonly pronunciations?: readonly Pronunciation[];
};

/**
 * A new video from a story and the creator's choices. The names of the voice and the track come from our
 * catalogue, not from the client. Throws a `Refusal` for an unknown voice or track, and for a script that no voice
 * can read, that has a scene without any words, or that is too long for a video.
 */
export const newVideo = (id: string, story: Story, choice: VideoChoice, now: Date): NewVideo => {
  const voice = VOICES.find((known) => known.id === choice.voiceSettings.voiceId);
  if (voice === undefined) throw new Refusal('invalid', 'Please select a voice for your video.');
  const music = choice.ownMusic ?? trackOf(choice.musicSettings);
  const unreadable = readingProblem(story.content);
  if (unreadable !== undefined) throw new Refusal('invalid', unreadable);
  const overlong = lengthProblem(story.content, story.language);
  if (overlong !== undefined) throw new Refusal('invalid', overlong);
  const scenes = planScenes(story.scenes, story.language, story.cast, isByLine(story));
  const silence = silentScene(scenes);
  if (silence !== undefined) throw new Refusal('invalid', silence);
  const at = now.toISOString();
  return {
    id,
    ownerId: story.ownerId,
    storyId: story.id,
    title: story.title,
    category: story.category,
    language: story.language,
    scenes: scenes.map((scene) => ({
      ...scene,
      ...respelled(scene.narration, story.language, choice.pronunciations),
    })),
    voice: { voiceId: voice.id, voiceName: voice.name },
    ...(music === undefined ? {} : { music }),
    captionStyle: choice.look?.captionStyle ?? choice.captionStyle ?? DEFAULT_CAPTION_STYLE,
    ...(choice.look === undefined ? {} : { look: choice.look }),
    ...writersOf(story),
    aiLine: choice.aiLine,
    status: 'generating',
    attempt: 1,
    createdAt: at,
    attemptedAt: at,
    started: false,
    done: [],
    views: 0,
    shares: 0,
    downloads: 0,
  };
};
