import { goesOnWith } from '@veilcast/reading';
import { textSeconds } from '#contract/pace.ts';
import { heardOf, respelled, respellingKey } from '#functions/domain/narration/pronunciations.ts';
import { recordedScene } from './own-narration.ts';
import { nextPictureAttempt } from './painting.ts';
import type { SpokenScene } from './spoken-scene.ts';
import type { Storyboard } from './storyboard.ts';

/** The chosen voice’s recording of a scene, if its words, their pronunciation and its position are still the same. */
export const spokenNow = (
  { spoken, voice, scenes, language, pronunciations }: Storyboard,
  scene: Storyboard['scenes'][number],
): SpokenScene | undefined => {
  const said = spoken?.[scene.id];
  const at = scenes.findIndex(({ id }) => id === scene.id);
  const next = at < 0 ? undefined : scenes[at + 1];
  return said !== undefined &&
    said.narration === scene.narration &&
    said.voiceId === voice.voiceId &&
    respellingKey(said.respellings) ===
      respellingKey(respelled(scene.narration, language, pronunciations).respellings) &&
    said.isLast === (scenes.at(-1)?.id === scene.id) &&
    (said.goesOn ?? false) === (goesOnWith(scene.narration, next?.narration) !== undefined)
    ? said
    : undefined;
};

type Unspoken = Storyboard['scenes'][number] & ReturnType<typeof respelled>;

/** The scenes whose current words haven’t been spoken yet, and how those words are pronounced. */
export const unspoken = (storyboard: Storyboard): readonly Unspoken[] =>
  storyboard.scenes
    .filter(
      (scene) =>
        scene.narration !== '' &&
        recordedScene(storyboard, scene) === undefined &&
        spokenNow(storyboard, scene) === undefined,
    )
    .map((scene) => ({
      ...scene,
      ...respelled(scene.narration, storyboard.language, storyboard.pronunciations),
    }));

/** The approximate length of the scenes still to be spoken. */
export const secondsToSpeak = (storyboard: Storyboard): number =>
  Math.ceil(
    unspoken(storyboard).reduce((sum, scene) => sum + textSeconds(heardOf(scene), storyboard.language), 0),
  );

/** A storyboard whose changed scenes are about to be spoken. */
export const withSpeech = (before: Storyboard, now: Date): Storyboard => {
  const { speechProblem: _, ...kept } = before;
  const number = (before.speeches ?? 0) + 1;
  const scenes = unspoken(before);
  return {
    ...kept,
    ordered: before.ordered + 1,
    speeches: number,
    spokenSeconds: (before.spokenSeconds ?? 0) + secondsToSpeak(before),
    speaking: {
      number,
      attempt: nextPictureAttempt(before),
      scenes: scenes.map(({ id }) => id),
      room: Object.fromEntries(scenes.map((scene) => [scene.id, heardOf(scene).length])),
      askedAt: now.toISOString(),
      isStarted: false,
    },
  };
};

/** One scene to be spoken. */
export interface SpeechJob {
  readonly ownerId: string;
  readonly storyboardId: string;
  readonly number: number;
  readonly sceneId: string;
}

/**
 * Marks one scene as no longer being spoken, because it has been spoken or has failed with a message. Undefined if it
 * was already marked.
 */
export const speechEnded = (
  before: Storyboard,
  { number, sceneId }: Pick<SpeechJob, 'number' | 'sceneId'>,
  end: SpokenScene | { readonly problem: string },
): Storyboard | undefined => {
  const { speaking, ...kept } = before;
  if (speaking?.number !== number || !speaking.scenes.includes(sceneId)) return undefined;
  const left = speaking.scenes.filter((id) => id !== sceneId);
  return {
    ...kept,
    ...('problem' in end ? { speechProblem: end.problem } : { spoken: { ...before.spoken, [sceneId]: end } }),
    ...(left.length > 0 && { speaking: { ...speaking, scenes: left } }),
  };
};
