import type { Run } from '#functions/domain/series/run.ts';

export type Answer = 'approve' | 'remake' | 'skip';

/** Whether a run is waiting for the creator's answer. */
export const isAsked = ({ status }: Pick<Run, 'status'>): boolean =>
  status === 'script_waits' || status === 'video_waits' || status === 'held';

/** Whether this answer is possible for a run in this state. A run that breaks the rules can’t be approved. */
export const mayAnswer = (run: Pick<Run, 'status' | 'held'>, answer: Answer): boolean =>
  isAsked(run) && (answer !== 'approve' || run.held !== 'rules');

const HOW = {
  writing: 'Its script is being written.',
  held: 'Its script is held.',
  script_waits: 'Its script is waiting for you.',
  filming: 'Its video is being made.',
  video_waits: 'Its video is waiting for you.',
  approved: 'It is approved.',
  skipped: 'It was skipped.',
  failed: 'It didn’t work out.',
} as const satisfies Record<Run['status'], string>;

/** Tells a creator whose answer came too late what state the run is in. */
export const howItStands = ({ status, endedBy }: Pick<Run, 'status' | 'endedBy'>): string =>
  endedBy === 'time'
    ? `Your answer came too late. ${HOW[status]}`
    : `This was answered or changed in another window. ${HOW[status]}`;
