/** Wall-clock seconds of each part of a film, measured with both cores free. */
export interface PartTimes {
  readonly narrate: number;
  readonly paint: readonly number[];
  readonly film: readonly number[];
  readonly join: number;
  readonly certify: number;
}

export interface Fanout {
  readonly narrateAndPaint: number;
  readonly film: number;
  readonly join: number;
  readonly certify: number;
  readonly whole: number;
}

/**
 * How long a film takes when every scene has its own worker, following `render-video.asl.json`: narrating and
 * painting in parallel, then all scenes at once, then joining, then certifying. A step waits for the slowest one
 * before it.
 */
export const fanOut = ({ narrate, paint, film, join, certify }: PartTimes): Fanout => {
  const narrateAndPaint = Math.max(narrate, ...paint);
  const slowest = Math.max(...film);
  return {
    narrateAndPaint,
    film: slowest,
    join,
    certify,
    whole: narrateAndPaint + slowest + join + certify,
  };
};
