import { newSecret } from '../secrets.ts';
import { type Answer, GoogleError, invalid, json } from './google-error.ts';
import type { Resource } from './state.ts';

const UNIT_BYTES = 256 * 1024;
const RANGE = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/u;

/** An upload that has been announced. */
interface Session {
  readonly channelId: string;
  readonly resource: Resource;
  readonly total: number;
  readonly contentType: string;
  readonly parts: Buffer[];
  kept: number;
  videoId?: string;
}

/** A file that has arrived completely. */
export interface Arrived extends Pick<Session, 'channelId' | 'resource' | 'contentType'> {
  readonly file: Buffer;
}

/** Uploads in progress. They are kept only in memory. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #onArrival: (arrived: Arrived) => string;
  readonly #videoOf: (id: string) => unknown;
  #keepNext: number | undefined;

  /** `onArrival` turns a file into a video and returns the video’s id; `videoOf` is the video as the API shows it. */
  constructor(onArrival: (arrived: Arrived) => string, videoOf: (id: string) => unknown) {
    this.#onArrival = onArrival;
    this.#videoOf = videoOf;
  }

  /** Returns the id of a new session. Throws a `GoogleError`. */
  open(channelId: string, resource: Resource, headers: { length: string; type: string }): string {
    const total = Number(headers.length);
    if (!/^\d+$/u.test(headers.length) || total === 0)
      throw invalid('badRequest', 'X-Upload-Content-Length is missing or wrong.');
    if (!headers.type.startsWith('video/'))
      throw invalid('mediaBodyRequired', 'Media type is not supported.');
    const id = newSecret('');
    this.#sessions.set(id, { channelId, resource, total, contentType: headers.type, parts: [], kept: 0 });
    return id;
  }

  drop(): void {
    this.#sessions.clear();
  }

  /** Only this many bytes of the next part are stored. */
  keepNext(bytes: number): void {
    this.#keepNext = bytes;
  }

  /** Accepts a part, or reports how many bytes have arrived. Throws a `GoogleError`. */
  put(id: string, channelId: string, contentRange: string, body: Buffer): Answer {
    const session = this.#sessions.get(id);
    if (session === undefined || session.channelId !== channelId)
      throw new GoogleError(404, 'notFound', 'Upload session not found.');
    const [isRange, first, last, total] = RANGE.exec(contentRange) ?? [];
    if (isRange === undefined || Number(total) !== session.total)
      throw invalid('badRequest', 'Failed to parse Content-Range header.');
    if (first === undefined) {
      if (body.length > 0) throw invalid('badRequest', 'A query of the status has no body.');
    } else if (session.videoId === undefined) this.#take(session, Number(first), Number(last), body);
    else throw invalid('badRequest', 'The upload is already complete.');
    return this.#answer(session);
  }

  #take(session: Session, first: number, last: number, body: Buffer): void {
    const isLast = last + 1 === session.total;
    if (first !== session.kept)
      throw invalid(
        'badRequest',
        `The part begins at byte ${first}, and ${session.kept} bytes have been received.`,
      );
    if (last < first || last >= session.total || body.length !== last - first + 1)
      throw invalid('badRequest', 'Content-Range and Content-Length don’t match.');
    if (!isLast && body.length % UNIT_BYTES !== 0)
      throw invalid('badRequest', 'A part must be a multiple of 256 KiB.');
    const kept = body.subarray(0, this.#keepNext ?? body.length);
    this.#keepNext = undefined;
    session.parts.push(kept);
    session.kept += kept.length;
    if (session.kept < session.total) return;
    const { channelId, resource, contentType, parts } = session;
    session.videoId = this.#onArrival({ channelId, resource, contentType, file: Buffer.concat(parts) });
    session.parts.length = 0;
  }

  #answer({ videoId, kept }: Session): Answer {
    if (videoId !== undefined) return json(this.#videoOf(videoId));
    return { status: 308, headers: kept === 0 ? {} : { range: `bytes=0-${kept - 1}` }, body: '' };
  }
}
