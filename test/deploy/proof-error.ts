/** What the deployment did that it must not do, or what this machine lacks for the proof, in one sentence. */
export class ProofError extends Error {
  override readonly name = 'ProofError';
}

/** Throws a `ProofError` with these words unless `good`. */
export const requireThat = (good: boolean, otherwise: string): void => {
  if (!good) throw new ProofError(otherwise);
};
