import { UploadFault } from './upload-fault.ts';

/** Called for each packet; throws `UploadFault` once the time is up. */
export type Stopwatch = () => void;

export const startStopwatch = (limitMs: number): Stopwatch => {
  const end = performance.now() + limitMs;
  return () => {
    if (performance.now() > end) throw new UploadFault('too_slow', `more than ${limitMs} ms`);
  };
};
