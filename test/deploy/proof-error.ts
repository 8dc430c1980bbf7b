/** One sentence that describes what the deployment did wrong, or what this machine lacks for the proof. */
export class ProofError extends Error {
  override readonly name = 'ProofError';
}

/** Throws a `ProofError` with this message unless `good`. */
export const requireThat = (good: boolean, otherwise: string): void => {
  if (!good) throw new ProofError(otherwise);
};
