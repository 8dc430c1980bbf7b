import type { UploadProblem } from '#functions/domain/uploads/problems.ts';

/** A creator’s file that can’t be used; another try would fail the same way. */
export class UploadFault extends Error {
  override readonly name = 'UploadFault';
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem, detail: string, options: { cause?: unknown } = {}) {
    super(`${problem}: ${detail}`, options);
    this.problem = problem;
  }
}
