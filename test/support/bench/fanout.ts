/**
 * The wall-clock seconds that each part of making a film takes, measured with both cores free; the first three are
 * per scene.
 */
export interface PartTimes {
  readonly speak: readonly number[];
  readonly paint: readonly number[];
  readonly film: readonly number[];
  readonly mix: number;
  readonly join: number;
  readonly certify: number;
}

export interface Fanout {
  /** Speaking, painting and filming the slowest scene, or mixing the sound meanwhile. */
  readonly scene: number;
  readonly join: number;
  readonly certify: number;
  readonly whole: number;
}

/**
 * How long it takes to make a film when every scene has its own worker, following `render-video.asl.json`: all scenes
 * in parallel, each spoken and painted at the same time and then filmed; the sound is mixed once all are spoken; then
 * the film is joined and certified.
 */
export const fanOut = ({ speak, paint, film, mix, join, certify }: PartTimes): Fanout => {
  const scene = Math.max(
    Math.max(...speak) + mix,
    ...film.map((seconds, index) => seconds + Math.max(speak[index] ?? 0, paint[index] ?? 0)),
  );
  return { scene, join, certify, whole: scene + join + certify };
};
