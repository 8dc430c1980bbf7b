import { z } from 'zod';
import { echoing } from '../secrets.ts';
import { type Answer, GoogleError } from './google-error.ts';
import type { Request, World } from './handle.ts';

const Count = z.int().min(0);
const Found = z.strictObject({
  uploadStatus: z.string().optional(),
  failureReason: z.string().optional(),
  rejectionReason: z.string().optional(),
  processingStatus: z.string().optional(),
  processingFailureReason: z.string().optional(),
});

/** What `POST /__control` accepts. */
const Order = z.discriminatedUnion('do', [
  /** Moves the stand-in’s clock forward. */
  z.strictObject({ do: z.literal('advance'), seconds: Count }),
  /** All access tokens have expired. */
  z.strictObject({ do: z.literal('expire') }),
  /** From now on, each refresh returns a new refresh token and invalidates the old one. */
  z.strictObject({ do: z.literal('rotate') }),
  /** Consent has been withdrawn: for one channel, or for all of them. */
  z.strictObject({ do: z.literal('revoke'), channelId: z.string().optional() }),
  /** All uploads in progress are dropped. */
  z.strictObject({ do: z.literal('drop') }),
  /** Only this many bytes of the next part are stored. */
  z.strictObject({ do: z.literal('keep'), bytes: Count }),
  /** The next call of this kind is refused. The message may echo data sent with the call; see `echoing`. */
  z.strictObject({
    do: z.literal('refuse'),
    call: z.string(),
    status: z.int().min(400).max(599).default(403),
    reason: z.string(),
    message: z.string().default('Scripted refusal.'),
  }),
  /**
   * The next call of this kind isn’t carried out and gets this response, whose body may echo data sent with the call.
   */
  z.strictObject({
    do: z.literal('answer'),
    call: z.string(),
    status: z.int().min(200).max(599).default(200),
    headers: z.record(z.string(), z.string()).default({}),
    body: z.string(),
  }),
  /** The outcome for the next video, or for the given video, which then isn’t processed. */
  z.strictObject({ do: z.literal('find'), id: z.string().optional(), found: Found }),
  /** Whether videos that arrive from now on are ever processed. */
  z.strictObject({ do: z.literal('process'), ends: z.boolean() }),
  /** Whether the app is audited; otherwise its videos stay private. */
  z.strictObject({ do: z.literal('audit'), passed: z.boolean() }),
  z.strictObject({ do: z.literal('remove'), id: z.string() }),
  /** A video’s statistics; absent likes and comments count as hidden. */
  z.strictObject({
    do: z.literal('count'),
    id: z.string(),
    views: Count,
    likes: Count.optional(),
    comments: Count.optional(),
  }),
  /** What the app may use per day, or how many calls it may make per minute. */
  z.strictObject({
    do: z.literal('limit'),
    uploads: Count.optional(),
    figures: Count.optional(),
    shared: Count.optional(),
    perMinute: Count.optional(),
  }),
]);
type Order = z.infer<typeof Order>;

/** Scripted answers to the next calls, and a clock that can be moved. */
export class Script {
  readonly #answers = new Map<string, ((request: Request) => Answer)[]>();
  aheadMs = 0;

  /** The scripted answer to a call; undefined when the call should be carried out. */
  take(call: string, request: Request): Answer | undefined {
    return this.#answers.get(call)?.shift()?.(request);
  }

  /** Carries out an order; returns false if the order is unknown. */
  follow(world: World, given: unknown): boolean {
    const order = Order.safeParse(given).data;
    if (order === undefined) return false;
    return this.#obey(world, order);
  }

  #add(call: string, answer: (request: Request) => Answer): void {
    this.#answers.set(call, [...(this.#answers.get(call) ?? []), answer]);
  }

  #obey({ oauth, sessions, videos, quotas }: World, order: Order): boolean {
    switch (order.do) {
      case 'advance':
        this.aheadMs += order.seconds * 1000;
        return true;
      case 'expire':
        oauth.expireAccess();
        return true;
      case 'rotate':
        oauth.rotate();
        return true;
      case 'revoke':
        oauth.endGrants(order.channelId);
        return true;
      case 'drop':
        sessions.drop();
        return true;
      case 'keep':
        sessions.keepNext(order.bytes);
        return true;
      case 'refuse': {
        const { call, status, reason, message } = order;
        this.#add(call, (request) => new GoogleError(status, reason, echoing(message, request)).toAnswer());
        return true;
      }
      case 'answer': {
        const { call, status, headers, body } = order;
        this.#add(call, (request) => ({ status, headers, body: echoing(body, request) }));
        return true;
      }
      case 'find': {
        if (order.id === undefined) return videos.findNext(order.found), true;
        const video = videos.find(order.id);
        if (video !== undefined) video.found = order.found;
        return video !== undefined;
      }
      case 'process':
        videos.endProcessing(order.ends);
        return true;
      case 'audit':
        videos.audit(order.passed);
        return true;
      case 'remove':
        videos.remove(order.id);
        return true;
      case 'count': {
        const { do: _, id, ...figures } = order;
        const video = videos.find(id);
        if (video !== undefined) video.figures = figures;
        return video !== undefined;
      }
      case 'limit': {
        const { do: _, ...limits } = order;
        quotas.limit(limits);
        return true;
      }
      default:
        return order satisfies never;
    }
  }
}
