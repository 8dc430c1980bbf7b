import type { z } from 'zod';
import { DEFAULT_CAPTION_STYLE } from '#contract/caption-styles.ts';
import { TRACKS, VOICES } from '#contract/catalogue.ts';
import type { Shot } from '#contract/picture.ts';
import type { OpenStoryboard } from '#contract/schemas/storyboards.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { planScenes } from '#functions/domain/story/scene-plan.ts';
import { isByLine, type Story, writersOf } from '#functions/domain/story/story.ts';
import type { Storyboard } from './storyboard.ts';

type Settings = Omit<z.output<typeof OpenStoryboard>, 'storyId'>;

/**
 * The names of voices and tracks come from our catalogue, not from the client. Throws a `Refusal` for a voice
 * or a track that doesn’t exist.
 */
export const chosenVoice = (asked: NonNullable<Settings['voiceSettings']>): Storyboard['voice'] => {
  const voice = VOICES.find(({ id }) => id === asked.voiceId);
  if (voice === undefined) throw new Refusal('invalid', 'Please select a voice for your video.');
  return { voiceId: voice.id, voiceName: voice.name };
};

export const chosenMusic = (
  asked: NonNullable<Settings['musicSettings']>,
): NonNullable<Storyboard['music']> => {
  if ('uploadId' in asked) return asked;
  const track = TRACKS.find(({ id }) => id === asked.trackId);
  if (track === undefined)
    throw new Refusal('invalid', 'That music track doesn’t exist. Choose another one, or no music.');
  return { trackId: track.id, trackName: track.name };
};

/** Framings used in rotation, so that neighbouring scenes look different. */
const TURNS = ['medium view', 'close view', 'low angle', 'wide view'] as const satisfies readonly Shot[];

/** A film starts with a wide view. Each scene keeps its framing when it is moved. */
const shotAt = (index: number): Shot =>
  index === 0 ? 'wide view' : (TURNS[(index - 1) % TURNS.length] ?? 'medium view');

/**
 * The scenes that a video of the story would have. Their ids start with a letter, so that they never look like
 * numbers.
 */
const plannedScenes = (story: Story): Storyboard['scenes'] =>
  planScenes(story.scenes, story.language, story.cast, isByLine(story)).map(
    ({ narration, picture, shot }, index) => ({
      id: `s${index + 1}`,
      narration,
      picture,
      shot: shot ?? shotAt(index),
    }),
  );

/** A story’s storyboard, with the scenes that a video of the story would have. */
export const openedStoryboard = (
  named: Pick<Storyboard, 'id' | 'mediaFolder'>,
  story: Story,
  { voiceSettings, musicSettings, narration, captionStyle, look, aiLine }: Settings,
  now: Date,
): Storyboard => {
  const [first] = VOICES;
  const at = now.toISOString();
  return {
    ...named,
    ownerId: story.ownerId,
    storyId: story.id,
    storyVersion: story.version ?? 1,
    title: story.title,
    category: story.category,
    language: story.language,
    scenes: plannedScenes(story),
    ...writersOf(story),
    voice: chosenVoice(voiceSettings ?? { voiceId: first.id, voiceName: first.name }),
    ...(musicSettings ? { music: chosenMusic(musicSettings) } : {}),
    ...(narration ? { narration } : {}),
    ...(look ? { look } : {}),
    captionStyle: captionStyle ?? DEFAULT_CAPTION_STYLE,
    ...(aiLine === undefined ? {} : { aiLine }),
    version: 1,
    revision: 1,
    attempt: 1,
    orders: 0,
    ordered: 0,
    pictures: {},
    createdAt: at,
    updatedAt: at,
  };
};

/**
 * The storyboard with the new scenes of its story; undefined if the story hasn’t changed, or if the storyboard has
 * already been worked on.
 */
export const replanned = (
  storyboard: Storyboard,
  story: Story | undefined,
  now: Date,
): Storyboard | undefined => {
  const { version = 1 } = story ?? {};
  const isUntouched = storyboard.version === 1 && storyboard.ordered === 0;
  if (story === undefined || !isUntouched || storyboard.storyVersion === version) return undefined;
  const { title, category, language } = story;
  return {
    ...storyboard,
    title,
    category,
    language,
    scenes: plannedScenes(story),
    ...writersOf(story),
    storyVersion: version,
    updatedAt: now.toISOString(),
  };
};
