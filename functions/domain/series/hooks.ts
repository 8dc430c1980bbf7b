/** A way to begin a video. */
interface Hook {
  readonly name: string;
  /** The instruction to the writer, as one sentence. */
  readonly says: string;
}

/** The ways to start a series’ videos, used in rotation. */
export const HOOKS = [
  {
    name: 'question',
    says: 'The first sentence is a question that the viewer will want answered.',
  },
  {
    name: 'number',
    says: 'The first sentence states one surprising number and what it counts.',
  },
  {
    name: 'object',
    says: 'The first sentence shows one small object and where it lies, without saying why it matters.',
  },
  {
    name: 'mid-action',
    says: 'The story begins in the middle of an action; how it came to that is told later.',
  },
  {
    name: 'contradiction',
    says: 'The first sentence says what everybody believes, and the second that it is wrong.',
  },
  {
    name: 'consequence',
    says: 'The first sentence tells how it ended, and the rest how it came to that.',
  },
  {
    name: 'moment',
    says: 'The first sentence names an exact time and place at which everything is still as usual.',
  },
  {
    name: 'voice',
    says: 'The first sentence is what somebody said, thought or wrote in that moment.',
  },
] as const satisfies readonly Hook[];

/** How a run’s video should start, chosen by the run’s number. */
export const hookOf = (ordinal: number): (typeof HOOKS)[number] => HOOKS[ordinal % HOOKS.length] ?? HOOKS[0];
