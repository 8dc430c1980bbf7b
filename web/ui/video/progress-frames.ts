import type { Progress } from '#contract/schemas/videos.ts';

/** A frame of the strip: filmed, being worked on, or waiting; with the URL of its scene’s picture if there is one. */
export interface ProgressFrame {
  readonly light: 'lit' | 'next' | 'dark';
  readonly still: string | undefined;
}

const UNPLANNED_FRAMES = 6;
const UNPLANNED: readonly ProgressFrame[] = Array.from({ length: UNPLANNED_FRAMES }, () => ({
  light: 'dark',
  still: undefined,
}));

const stillOf = ({ stills = [] }: Pick<Progress, 'stills'>, scene: number): string | undefined => {
  const path = stills.find(({ scenes }) => scenes.includes(scene))?.path;
  return path === undefined ? undefined : `${path}${scene}.jpg`;
};

/** The frames of a video's scenes. */
export const framesOf = (
  progress: Pick<Progress, 'scenesTotal' | 'stills' | 'filmed'>,
): readonly ProgressFrame[] => {
  const { scenesTotal, filmed = [] } = progress;
  if (scenesTotal === 0) return UNPLANNED;
  const isLit = (scene: number): boolean => filmed.includes(scene);
  const scenes = Array.from({ length: scenesTotal }, (_, scene) => scene);
  const next = scenes.find((scene) => !isLit(scene));
  return scenes.map((scene) => ({
    light: isLit(scene) ? 'lit' : scene === next ? 'next' : 'dark',
    still: stillOf(progress, scene),
  }));
};

/** The picture that represents a video while it is being made: the first available one. */
export const firstStill = (progress: Progress): string | undefined =>
  framesOf(progress).find(({ still }) => still !== undefined)?.still;
