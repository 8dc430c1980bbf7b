/** A reason why the product cannot run here; the message explains what to do. */
export class CloudProblem extends Error {
  override readonly name = 'CloudProblem';
}
