import type { Cdk } from './cdk.ts';
import type { Steps } from './step.ts';

/** The context shared by every part of the proof. */
export interface Proof {
  /** The root of the repository. */
  readonly root: string;
  /** The folder for everything the proof writes. */
  readonly folder: string;
  readonly steps: Steps;
  readonly cdk: Cdk;
  /** The URL of the emulated cloud. */
  readonly cloudUrl: string;
  /** The file that contains every line logged by functions. */
  readonly functionLog: string;
}
