import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { newSecret } from '../secrets.ts';

/** A TikTok account and what it allows for its posts. */
const Creator = z.object({
  openId: z.string(),
  name: z.string(),
  isPrivate: z.boolean(),
  commentOff: z.boolean(),
  duetOff: z.boolean(),
  stitchOff: z.boolean(),
  longestSeconds: z.number(),
});
export type Creator = z.infer<typeof Creator>;

/** What a creator has allowed; all times are in milliseconds since 1970. */
const Grant = z.object({
  openId: z.string(),
  scopes: z.array(z.string()),
  access: z.string(),
  accessEndsAt: z.number(),
  refresh: z.string(),
  refreshEndsAt: z.number(),
});
export type Grant = z.infer<typeof Grant>;

/** A post, from its announcement onwards. */
const Post = z.object({
  publishId: z.string(),
  openId: z.string(),
  way: z.enum(['inbox', 'direct']),
  /** The `post_info` that was sent; absent for an inbox draft. */
  info: z.record(z.string(), z.unknown()).optional(),
  size: z.int(),
  partBytes: z.int(),
  uploadToken: z.string(),
  arrived: z.int(),
  begunAt: z.number(),
  wholeAt: z.number().optional(),
  failReason: z.string().optional(),
  /** The 19-digit id of a public post. */
  postId: z.string(),
  /** The creator has posted the draft in the app. */
  isFinished: z.boolean(),
  /** The post was taken down, or made private, on TikTok. */
  isRemoved: z.boolean(),
  /** TikTok has discarded the upload. */
  isForgotten: z.boolean(),
});
export type Post = z.infer<typeof Post>;

const Stored = z.object({ creators: z.array(Creator), grants: z.array(Grant), posts: z.array(Post) });

/** The code passed along when a creator is redirected back; it can be used once. */
export interface Code {
  readonly openId: string;
  readonly scopes: readonly string[];
  readonly redirectUri: string;
  readonly challenge: string;
  readonly endsAt: number;
}

const DIGITS = 17;
const digits = (): string =>
  String(BigInt(`0x${randomBytes(8).toString('hex')}`))
    .padStart(DIGITS, '7')
    .slice(0, DIGITS);

/** The films that were uploaded, kept in memory or as files in a folder. Their ids are the file names. */
class Films {
  readonly #folder: string | undefined;
  readonly #parts = new Map<string, Uint8Array[]>();

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  append(id: string, bytes: Uint8Array): void {
    if (this.#folder !== undefined) appendFileSync(join(this.#folder, `${id}.mp4`), bytes);
    else this.#parts.set(id, [...(this.#parts.get(id) ?? []), bytes]);
  }

  read(id: string): Buffer {
    if (this.#folder === undefined) return Buffer.concat(this.#parts.get(id) ?? []);
    const file = join(this.#folder, `${id}.mp4`);
    return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  }
}

/** The stand-in’s entire state, kept in memory and, if a folder is given, on disk. */
export class State {
  readonly creators = new Map<string, Creator>();
  readonly codes = new Map<string, Code>();
  readonly posts = new Map<string, Post>();
  readonly films: Films;
  readonly #file: string | undefined;
  grants: Grant[] = [];
  #saved = '';

  constructor(folder: string | undefined) {
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
    this.films = new Films(folder);
    this.#file = folder === undefined ? undefined : join(folder, 'tiktok.json');
    if (this.#file === undefined || !existsSync(this.#file)) return;
    const stored = Stored.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    for (const creator of stored.creators) this.creators.set(creator.openId, creator);
    for (const post of stored.posts) this.posts.set(post.publishId, post);
    this.grants = stored.grants;
  }

  /** The account with this name; the same name always yields the same account. */
  creatorCalled(name: string): Creator {
    const openId = `-000${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 28)}`;
    const known = this.creators.get(openId);
    if (known) return known;
    const creator = {
      openId,
      name,
      isPrivate: false,
      commentOff: false,
      duetOff: false,
      stitchOff: false,
      longestSeconds: 600,
    };
    this.creators.set(openId, creator);
    return creator;
  }

  addPost(post: Pick<Post, 'openId' | 'way' | 'info' | 'size' | 'partBytes' | 'begunAt'>): Post {
    const added = {
      ...post,
      publishId: `v_${post.way === 'inbox' ? 'inbox' : 'pub'}_file~v2-1.${digits()}`,
      uploadToken: newSecret('upload.'),
      arrived: 0,
      postId: `75${digits()}`,
      isFinished: false,
      isRemoved: false,
      isForgotten: false,
    };
    this.posts.set(added.publishId, added);
    return added;
  }

  save(): void {
    if (this.#file === undefined) return;
    const stored = {
      creators: [...this.creators.values()],
      grants: this.grants,
      posts: [...this.posts.values()],
    };
    const text = JSON.stringify(stored);
    if (text === this.#saved) return;
    const draft = `${this.#file}.new`;
    writeFileSync(draft, text, { mode: 0o600 });
    renameSync(draft, this.#file);
    this.#saved = text;
  }
}
