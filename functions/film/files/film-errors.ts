/** A picture that cannot be filmed: corrupt, of an unknown kind, too small or too large. */
export class StillUnreadable extends Error {
  override readonly name = 'StillUnreadable';
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`The picture cannot be filmed: ${reason}.`);
    this.path = path;
    this.reason = reason;
  }
}

/** A narration that is no sound file, or that is silent. */
export class NarrationUnreadable extends Error {
  override readonly name = 'NarrationUnreadable';
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`The narration cannot be read: ${reason}.`);
    this.path = path;
    this.reason = reason;
  }
}

/** A music track that is no sound file, or that is silent. */
export class MusicUnreadable extends Error {
  override readonly name = 'MusicUnreadable';
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`The music cannot be read: ${reason}.`);
    this.path = path;
    this.reason = reason;
  }
}

/** A filmed scene that is missing, unreadable, or not made like its neighbours. */
export class ClipUnusable extends Error {
  override readonly name = 'ClipUnusable';
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`A filmed scene cannot be joined: ${reason}.`);
    this.path = path;
    this.reason = reason;
  }
}

/** A narration whose words or length cannot become a film. */
export class TimelineImpossible extends Error {
  override readonly name = 'TimelineImpossible';

  constructor(reason: string) {
    super(`The narration cannot become a film: ${reason}.`);
  }
}

/** A finished film that misses its measures; `faults` holds one sentence for each. */
export class FilmRejected extends Error {
  override readonly name = 'FilmRejected';
  readonly faults: string[];

  constructor(faults: readonly string[]) {
    super(`The film was rejected: ${faults.join(' ')}`);
    this.faults = [...faults];
  }
}
