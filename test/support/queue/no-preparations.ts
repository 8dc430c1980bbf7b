import type { PublicationStarter } from '#functions/domain/publishing/ports.ts';
import type { PreparationStarter } from '#functions/domain/storyboard/ports.ts';

/** A state machine that accepts any input and prepares nothing. */
export const noPreparations: PreparationStarter = {
  paint: async () => {},
  speak: async () => {},
  match: async () => {},
};

/** A publication starter that sends nothing. */
export const noPublications: PublicationStarter = { start: async () => {} };
