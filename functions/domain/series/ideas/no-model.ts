import { Refusal } from '#functions/domain/request/refusal.ts';

/** The stage has no model that could come up with ideas. */
export const noIdeas = (): Refusal =>
  new Refusal(
    'no_model',
    'Only an AI model can think up ideas, and none is connected here. Add ideas of your own, or import ideas or whole scripts.',
  );
