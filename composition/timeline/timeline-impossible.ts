/** Thrown if a narration can’t be turned into a film because of its words or its length. */
export class TimelineImpossible extends Error {
  override readonly name = 'TimelineImpossible';
  /** What the creator is told: the reason, and which scene causes it; `scene: undefined` means all scenes. */
  readonly facts: { readonly measured: string; readonly scene?: undefined };

  constructor(facts: TimelineImpossible['facts']) {
    super(`The narration cannot become a film: ${facts.measured}.`);
    this.facts = facts;
  }
}
