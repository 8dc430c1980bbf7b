import type { NarrationStarter, PaintingStarter, SpeechStarter } from '#functions/domain/storyboard/ports.ts';

/** A state machine that accepts orders and paints nothing. */
export const noPaintings: PaintingStarter = { start: async () => {} };

/** And one that speaks nothing. */
export const noSpeeches: SpeechStarter = { start: async () => {} };

/** And one that matches nothing. */
export const noNarrations: NarrationStarter = { start: async () => {} };
