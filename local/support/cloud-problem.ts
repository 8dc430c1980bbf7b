/** A reason why the product cannot run here; its message explains in one sentence what to do. */
export class CloudProblem extends Error {
  override readonly name = 'CloudProblem';
}
