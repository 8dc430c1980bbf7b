/** Thrown for a narration whose words or length cannot be turned into a film. */
export class TimelineImpossible extends Error {
  override readonly name = 'TimelineImpossible';
  /** For the creator: the reason, and which scene is to blame; `scene: undefined` means all of them. */
  readonly facts: { readonly measured: string; readonly scene?: undefined };

  constructor(facts: TimelineImpossible['facts']) {
    super(`The narration cannot become a film: ${facts.measured}.`);
    this.facts = facts;
  }
}
