import type { RecordingFault } from '#functions/domain/storyboard/recording-fault.ts';

/** A recording that can't be the narration of its script. */
export class UnfitRecording extends Error {
  override readonly name = 'UnfitRecording';
  readonly fault: RecordingFault;

  constructor(fault: RecordingFault) {
    super(`The recording can’t be used: ${fault.kind}.`);
    this.fault = fault;
  }
}
