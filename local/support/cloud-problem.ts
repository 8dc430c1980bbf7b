/** A reason why the product cannot run here; its message is one sentence that explains what to do. */
export class CloudProblem extends Error {
  override readonly name = 'CloudProblem';
}
