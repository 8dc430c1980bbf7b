import type { VideoEditKind } from '#contract/schemas/scenes.ts';
import type { Video as WireVideo } from '#contract/schemas/videos.ts';

/** One attempt’s finished work; stored as a set, so that something finished twice is counted only once. */
export type Milestone =
  | 'plan'
  | `speak:${number}`
  | `paint:${number}`
  | `film:${number}`
  | 'join'
  | 'certify';

/** The timestamp that the last milestone of a phase sets in the video’s row. */
export const phaseOf = (milestone: Milestone): 'preparedAt' | 'filmedAt' | undefined => {
  if (milestone.startsWith('film:')) return 'filmedAt';
  return milestone.startsWith('speak:') || milestone.startsWith('paint:') ? 'preparedAt' : undefined;
};

/** Each kind of work’s share of the total time, in percent, as measured for an eight-scene film. */
const SHARE = { plan: 2, speak: 5, paint: 18, film: 62, join: 8, certify: 4 } as const;

/** How many scenes have been spoken, painted or filmed. */
export const finishedScenes = (done: readonly string[], kind: 'speak' | 'paint' | 'film'): number =>
  done.filter((milestone) => milestone.startsWith(`${kind}:`)).length;

/** Whether the whole script has been spoken. */
export const isSpoken = (done: readonly string[], scenes: number): boolean =>
  finishedScenes(done, 'speak') >= scenes;

/** The scenes being edited, and what kind of edit it is. */
interface Edited {
  readonly scenes: readonly number[];
  readonly kind: VideoEditKind;
}

/** An attempt’s progress, as a percentage and in words, based on its milestones and number of scenes. */
export const progressOf = (
  done: readonly string[],
  scenes: number,
  edited?: Edited,
): NonNullable<WireVideo['progress']> => {
  const count = (kind: 'speak' | 'paint' | 'film'): number => Math.min(finishedScenes(done, kind), scenes);
  const [spoken, painted, filmed] = [count('speak'), count('paint'), count('film')];
  const once = (['plan', 'join', 'certify'] as const).filter((milestone) => done.includes(milestone));
  const shared = SHARE.speak * spoken + SHARE.paint * painted + SHARE.film * filmed;
  const percent =
    once.reduce((sum, milestone) => sum + SHARE[milestone], 0) + (scenes === 0 ? 0 : shared / scenes);
  return {
    percent: Math.min(99, Math.round(percent)),
    step:
      edited === undefined
        ? wordsFor(done, scenes, painted, filmed)
        : wordsAgain(done, scenes, filmed, edited),
    scenesDone: filmed,
    scenesTotal: scenes,
  };
};

/**
 * A scene is filmed once it has been spoken and painted, so the creator is told that filming has started as soon as
 * this is true of one scene.
 */
const wordsFor = (done: readonly string[], scenes: number, painted: number, filmed: number): string => {
  if (done.includes('certify')) return 'Saving your video';
  if (done.includes('join')) return 'Checking picture and sound';
  if (filmed === scenes && scenes > 0) return 'Mixing the sound';
  const isReady = (scene: number): boolean =>
    done.includes(`speak:${scene}`) && done.includes(`paint:${scene}`);
  if (filmed > 0 || Array.from({ length: scenes }, (_, scene) => scene).some(isReady))
    return `Filming scene ${filmed + 1} of ${scenes}`;
  if (painted === scenes && scenes > 0) return 'Recording the voice';
  return done.includes('plan') ? `Painting scene ${painted + 1} of ${scenes}` : 'Planning the scenes';
};

/** An edit reuses all other scenes, so only the edited ones are listed, one after another. */
const wordsAgain = (
  done: readonly string[],
  scenes: number,
  filmed: number,
  { scenes: edited, kind }: Edited,
): string => {
  if (done.includes('certify')) return 'Saving your video';
  if (done.includes('join')) return 'Checking picture and sound';
  if (filmed === scenes) return 'Mixing the sound';
  const scene = edited.find((each) => !done.includes(`film:${each}`));
  if (scene === undefined) return 'Mixing the sound';
  if (kind === 'repaint' && !done.includes(`paint:${scene}`)) return `Painting scene ${scene + 1} again`;
  if (kind === 'rewrite' && !done.includes(`speak:${scene}`)) return `Recording scene ${scene + 1} again`;
  return `Filming scene ${scene + 1} again`;
};
