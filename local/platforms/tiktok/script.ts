import { z } from 'zod';

/** What a creator allows for their posts, as TikTok would report it. */
const CreatorChange = z.strictObject({
  name: z.string().optional(),
  isPrivate: z.boolean().optional(),
  commentOff: z.boolean().optional(),
  duetOff: z.boolean().optional(),
  stitchOff: z.boolean().optional(),
  longestSeconds: z.number().optional(),
});

/** Orders for `POST /__control`, each an object with `do`. */
export const Order = z.discriminatedUnion('do', [
  /** All access tokens expire. */
  z.strictObject({ do: z.literal('expire') }),
  /** All creators withdraw their consent. */
  z.strictObject({ do: z.literal('revoke') }),
  /** All refresh tokens are replaced, and the new ones aren’t given to anyone. */
  z.strictObject({ do: z.literal('rotate') }),
  /** The next refresh returns no new refresh token, and the old one stays valid. */
  z.strictObject({ do: z.literal('keep_refresh') }),
  /** Moves the clock on. */
  z.strictObject({ do: z.literal('advance'), seconds: z.int().min(0) }),
  /** Drops all uploads in progress. */
  z.strictObject({ do: z.literal('forget_uploads') }),
  /** Stores only this many bytes of the next part. */
  z.strictObject({ do: z.literal('keep'), bytes: z.int().min(0) }),
  /**
   * Answers the next call of this name with HTML, or with an error and status 200, without carrying it out. The
   * message may echo data sent with the call; see `echoing`.
   */
  z.strictObject({
    do: z.literal('answer'),
    call: z.string(),
    with: z.union([
      z.literal('html'),
      z.strictObject({ code: z.string(), message: z.string().default('Scripted error.') }),
    ]),
  }),
  /** Rejects the next video that arrives complete, giving this `fail_reason`. */
  z.strictObject({ do: z.literal('fail'), reason: z.string() }),
  /** Reports this status for every post, whatever its actual status; `null` turns this off. */
  z.strictObject({ do: z.literal('stay'), status: z.string().nullable() }),
  /** Changes an account. */
  z.strictObject({ do: z.literal('creator'), name: z.string(), change: CreatorChange }),
  /** Whether TikTok has audited the app; true by default. */
  z.strictObject({ do: z.literal('audit'), passed: z.boolean() }),
  /** The creator posts a draft in the app. */
  z.strictObject({ do: z.literal('finish'), publishId: z.string() }),
  /** A post is no longer public. */
  z.strictObject({ do: z.literal('remove'), publishId: z.string() }),
]);
export type Order = z.infer<typeof Order>;

type OddAnswer = Extract<Order, { do: 'answer' }>['with'];

/** How the stand-in departs from its usual behaviour, once or until another order changes it. */
export class Script {
  aheadMs = 0;
  isAudited = true;
  keepsRefresh = false;
  stays: string | undefined;
  #keep: number | undefined;
  #failReason: string | undefined;
  readonly #answers = new Map<string, OddAnswer[]>();

  answerNext(call: string, answer: OddAnswer): void {
    this.#answers.set(call, [...(this.#answers.get(call) ?? []), answer]);
  }

  takeAnswer(call: string): OddAnswer | undefined {
    return this.#answers.get(call)?.shift();
  }

  keepOfNext(bytes: number): void {
    this.#keep = bytes;
  }

  /** How many bytes of a part of this size are stored. */
  takeKept(bytes: number): number {
    const kept = Math.min(this.#keep ?? bytes, bytes);
    this.#keep = undefined;
    return kept;
  }

  failNext(reason: string): void {
    this.#failReason = reason;
  }

  takeFailReason(): string | undefined {
    const reason = this.#failReason;
    this.#failReason = undefined;
    return reason;
  }

  takeKeepsRefresh(): boolean {
    const keeps = this.keepsRefresh;
    this.keepsRefresh = false;
    return keeps;
  }
}
