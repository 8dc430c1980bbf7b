import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** CloudFront buffers lines for minutes; this is shorter, because tests wait for the lines. */
const COLLECT_MS = 1_000;
const WRITE_LIMIT_MS = 10_000;
const SECONDS = 19;

interface LogObject {
  readonly name: string;
  readonly lines: readonly string[];
}

const nameOf = (at: Date): string =>
  `${at.toISOString().slice(0, 'YYYY-MM-DDTHH'.length).replace('T', '-')}.${randomUUID()}.gz`;

/** The distribution's log: one line per answered request, collected in compressed objects in a bucket. */
export class EdgeLog {
  readonly #bucketUrl: string;
  #lines: string[] = [];
  /** Objects that the bucket hasn’t accepted yet. */
  readonly #objects = new Set<LogObject>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<unknown> = Promise.resolve();

  /** `bucketUrl`: the folder with the bucket's objects. */
  constructor(bucketUrl: string) {
    this.#bucketUrl = bucketUrl;
  }

  /** Writes a request's line once the request is over, with the number of bytes that were actually sent. */
  watch(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const before = socket.bytesWritten;
    response.once('close', () => this.#add(request, response.statusCode, socket.bytesWritten - before));
  }

  /** Writes the collected lines; objects that the bucket doesn't accept are written again later. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#lines.length > 0) this.#objects.add({ name: nameOf(new Date()), lines: this.#lines });
    this.#lines = [];
    this.#writing = this.#writing.then(() => this.#writeObjects());
    await this.#writing;
  }

  #add({ method = '', url = '' }: IncomingMessage, status: number, bytes: number): void {
    const [date = '', time = ''] = new Date().toISOString().slice(0, SECONDS).split('T');
    const [stem = '', query = '-'] = url.split('?', 2);
    this.#lines.push(
      JSON.stringify({
        date,
        time,
        'cs-method': method,
        'cs-uri-stem': stem,
        'cs-uri-query': query,
        'sc-status': String(status),
        'sc-bytes': String(bytes),
      }),
    );
    this.#flushSoon();
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), COLLECT_MS).unref();
  }

  async #writeObjects(): Promise<void> {
    for (const object of this.#objects)
      try {
        await this.#write(object);
        this.#objects.delete(object);
      } catch {
        this.#flushSoon();
      }
  }

  async #write({ name, lines }: LogObject): Promise<void> {
    const { ok, status } = await fetch(`${this.#bucketUrl}/AWSLogs/local/CloudFront/${name}`, {
      method: 'PUT',
      body: gzipSync(`${lines.join('\n')}\n`),
      headers: { 'content-type': 'application/gzip' },
      signal: AbortSignal.timeout(WRITE_LIMIT_MS),
    });
    if (!ok) throw new Error(`The bucket answered ${status}.`);
  }
}
