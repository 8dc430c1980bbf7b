import type { Progress } from '#contract/schemas/videos.ts';

/** The progress of a video before the server has reported any. */
export const WAITING: Progress = { percent: 0, step: 'Waiting to start', scenesDone: 0, scenesTotal: 0 };
