import type { PublicationStarter } from '#functions/domain/publishing/ports.ts';
import type { PreparationStarter } from '#functions/domain/storyboard/ports.ts';

/** A state machine that accepts any input and prepares nothing. */
export const noPreparations: PreparationStarter = {
  paint: async () => {},
  speak: async () => {},
  match: async () => {},
};

/** The same for publications. */
export const noPublications: PublicationStarter = { start: async () => {} };
