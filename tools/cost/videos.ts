import { type Cost, totalOf } from './charges.ts';

/** Matches a step by either its file name or its name in the workflow: `finish-video`, `FinishVideo`. */
const isStep = (place: string, name: string): boolean =>
  place.replaceAll('-', '').toLowerCase() === name.replaceAll('-', '');

const FAILED_WORD = /fail|error/iu;

/** Whether the failure was the server's fault rather than the caller's. */
export const isFailed = ({ status }: Cost): boolean =>
  typeof status === 'number' ? status >= 500 : status !== undefined && FAILED_WORD.test(status);

/** What one video cost across all its attempts. */
export interface VideoCost {
  readonly id: string;
  readonly costs: readonly Cost[];
  readonly pico: bigint;
  readonly isFinished: boolean;
  /** Attempts that produced no film. */
  readonly lostAttempts: ReadonlySet<number>;
}

const videoOf = (id: string, costs: readonly Cost[]): VideoCost => {
  const finished = new Set(
    costs
      .filter((cost) => isStep(cost.place, 'finish-video') && !isFailed(cost))
      .map(({ attempt }) => attempt),
  );
  const last = Math.max(...costs.map(({ attempt }) => attempt));
  const failed = costs.filter(({ place }) => isStep(place, 'fail-video')).map(({ attempt }) => attempt);
  const earlier = costs.map(({ attempt }) => attempt).filter((attempt) => attempt < last);
  return {
    id,
    costs,
    pico: totalOf(costs),
    isFinished: finished.size > 0,
    lostAttempts: new Set([...failed, ...earlier].filter((attempt) => !finished.has(attempt))),
  };
};

/**
 * Every video that a workflow worked on, cheapest first. Like a video's receipt, this leaves out API requests about
 * the video, whose cost is listed by route.
 */
export const videosOf = (costs: readonly Cost[]): VideoCost[] =>
  [
    ...Map.groupBy(
      costs.filter(({ isRoute }) => !isRoute),
      ({ video }) => video,
    ),
  ]
    .flatMap(([id, own]) => (id === undefined ? [] : [videoOf(id, own)]))
    .toSorted((a, b) => Number(a.pico - b.pico));

/** The finished video with the median cost. */
export const typicalVideo = (videos: readonly VideoCost[]): VideoCost | undefined => {
  const finished = videos.filter(({ isFinished }) => isFinished);
  return finished[Math.floor((finished.length - 1) / 2)];
};

/** The mean cost per finished video, including failures; 0 if no video was finished. */
export const meanVideo = (videos: readonly VideoCost[]): bigint => {
  const finished = videos.filter(({ isFinished }) => isFinished).length;
  return finished === 0 ? 0n : videos.reduce((sum, { pico }) => sum + pico, 0n) / BigInt(finished);
};
