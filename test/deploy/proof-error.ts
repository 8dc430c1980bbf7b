/** A one-sentence description of what went wrong with the deployment, or of what this machine lacks for the proof. */
export class ProofError extends Error {
  override readonly name = 'ProofError';
}

/** Throws a `ProofError` with this message unless `good`. */
export const requireThat = (good: boolean, otherwise: string): void => {
  if (!good) throw new ProofError(otherwise);
};
