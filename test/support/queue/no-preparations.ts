import type { PreparationStarter } from '#functions/domain/storyboard/ports.ts';

/** A state machine that accepts what it is given and prepares nothing. */
export const noPreparations: PreparationStarter = {
  paint: async () => {},
  speak: async () => {},
  match: async () => {},
};
