import { providerOf } from '#contract/providers.ts';
import type { WorkflowEntry } from '#infra/bundling/entries.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';

/** One core, which synthesizes speech roughly in real time; the longest scene takes three minutes (decision 44). */
const NEURAL = { memoryMb: 1769, timeoutSeconds: 280 } as const;

/** Whether the stage's narrator runs inside the functions that synthesize speech. */
export const speaksItself = ({ narrator }: StageSettings): boolean =>
  providerOf('speech', narrator).needsFiles ?? false;

/**
 * A function as a stage runs it. A function that synthesizes speech carries FFmpeg or the neural voices, never both,
 * because together they are too large for Lambda.
 */
export const onStage = (entry: WorkflowEntry, settings: StageSettings): WorkflowEntry => {
  if (!entry.speaks) return entry;
  const left = speaksItself(settings) ? 'ffmpeg' : 'kokoro';
  const carries = (entry.needs.carries ?? []).filter((carried) => carried !== left);
  return { ...entry, ...(speaksItself(settings) && NEURAL), needs: { ...entry.needs, carries } };
};
