import type { Cdk } from './cdk.ts';
import type { Steps } from './step.ts';

/** What every part of the proof works with. */
export interface Proof {
  /** The root of the repository. */
  readonly root: string;
  /** Everything that is written goes there. */
  readonly folder: string;
  readonly steps: Steps;
  readonly cdk: Cdk;
  /** Where the emulated cloud answers. */
  readonly cloudUrl: string;
}
