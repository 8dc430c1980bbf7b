/** Thrown for a narration whose words or length cannot be turned into a film. */
export class TimelineImpossible extends Error {
  override readonly name = 'TimelineImpossible';

  constructor(reason: string) {
    super(`The narration cannot become a film: ${reason}.`);
  }
}
