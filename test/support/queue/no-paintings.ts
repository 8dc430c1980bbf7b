import type { PaintingStarter } from '#functions/domain/storyboard/ports.ts';

/** A state machine that accepts orders and paints nothing. */
export const noPaintings: PaintingStarter = { start: async () => {} };
