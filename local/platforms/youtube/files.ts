import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** When films are kept in memory, only the newest ones stay. */
const MOST_IN_MEMORY = 20;

export interface StoredFile {
  readonly contentType: string;
  readonly body: Uint8Array;
}

type Kind = 'film' | 'thumbnail';

/**
 * The content uploaded for each video, in memory or as files in a folder; each file starts with a line that states
 * its type.
 */
export class Files {
  readonly #folder: string | undefined;
  readonly #held: Readonly<Record<Kind, Map<string, StoredFile>>> = { film: new Map(), thumbnail: new Map() };

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  put(kind: Kind, id: string, file: StoredFile): void {
    if (this.#folder !== undefined) {
      const content = Buffer.concat([Buffer.from(`${file.contentType}\n`), file.body]);
      return writeFileSync(join(this.#folder, `${id}.${kind}`), content);
    }
    const held = this.#held[kind].set(id, file);
    const [oldest = ''] = held.keys();
    if (held.size > MOST_IN_MEMORY) held.delete(oldest);
  }

  /** `id` is that of a video. */
  find(kind: Kind, id: string): StoredFile | undefined {
    if (this.#folder === undefined) return this.#held[kind].get(id);
    const path = join(this.#folder, `${id}.${kind}`);
    if (!existsSync(path)) return undefined;
    const content = readFileSync(path);
    const end = content.indexOf('\n');
    return { contentType: content.toString('latin1', 0, end), body: content.subarray(end + 1) };
  }

  remove(id: string): void {
    for (const kind of ['film', 'thumbnail'] as const) {
      this.#held[kind].delete(id);
      if (this.#folder !== undefined) rmSync(join(this.#folder, `${id}.${kind}`), { force: true });
    }
  }
}
