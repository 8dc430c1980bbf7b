import { useQuery } from '@tanstack/react-query';
import type { VoicesAtWork } from '#contract/schemas/videos.ts';
import { limitsQuery } from '#web/data/stories/writer.ts';

const LOOK_EVERY_MILLISECONDS = 2000;

/**
 * Which voices are neural on this machine, kept up to date while they are being downloaded; undefined where
 * that doesn’t apply.
 */
export const useVoicesAtWork = (): VoicesAtWork | undefined =>
  useQuery({
    ...limitsQuery,
    // The create dialogs fetch the limits again each time they open.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data?.voices?.fetching === undefined ? false : LOOK_EVERY_MILLISECONDS,
  }).data?.voices;

/** The note on a voice’s card if the voice is a simple one in this language. */
export const hintOf = (
  voices: VoicesAtWork | undefined,
  voiceId: string,
  language: VoicesAtWork['neural'][string][number],
): string | undefined =>
  voices === undefined || voices.neural[voiceId]?.includes(language)
    ? undefined
    : 'Simple voice for this language';
