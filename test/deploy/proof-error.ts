/** What the deployment did that it must not do, or what this machine lacks for the proof, in one sentence. */
export class ProofError extends Error {
  override readonly name = 'ProofError';
}
