import { StepError } from '#functions/domain/video/step-errors.ts';

/** A picture that cannot be filmed: corrupt, of an unknown kind, too small or too large. */
export class StillUnreadable extends StepError {
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super('StillUnreadable', `The picture cannot be filmed: ${reason}.`);
    this.path = path;
    this.reason = reason;
  }
}

/** A creator's own picture or clip that cannot be filmed. */
export class MediaUnreadable extends StepError {
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super('MediaUnreadable', `The creator’s own file cannot be filmed: ${reason}.`);
    this.path = path;
    this.reason = reason;
  }
}

/**
 * A narration that is silent or isn’t an audio file. The creator is shown the reason and, if the step handles several
 * scenes, the scene (counting from 0).
 */
export class NarrationUnreadable extends StepError {
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string, scene?: number) {
    super('NarrationUnreadable', `The narration cannot be read: ${reason}.`, {
      facts: { measured: reason, ...(scene !== undefined && { scene }) },
    });
    this.path = path;
    this.reason = reason;
  }
}

/** A music track that is silent or isn’t an audio file. */
export class MusicUnreadable extends StepError {
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super('MusicUnreadable', `The music cannot be read: ${reason}.`);
    this.path = path;
    this.reason = reason;
  }
}

/** A filmed scene that is missing, unreadable, or encoded differently from its neighbours. */
export class ClipUnusable extends StepError {
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super('ClipUnusable', `A filmed scene cannot be joined: ${reason}.`);
    this.path = path;
    this.reason = reason;
  }
}

/** Turns `The film is black.` into `the film is black`. */
const clauseOf = (sentence: string): string =>
  `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/u, '')}`;

/** A finished film that failed its checks; `faults` has one message per failure. */
export class FilmRejected extends StepError {
  readonly faults: string[];

  /** `shown`: the faults that mean something to creators, who are shown the first one. */
  constructor(faults: readonly string[], shown: readonly string[] = []) {
    const [first] = shown;
    const facts = first === undefined ? {} : { measured: clauseOf(first) };
    super('FilmRejected', `The film was rejected: ${faults.join(' ')}`, { facts });
    this.faults = [...faults];
  }
}
