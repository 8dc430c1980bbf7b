import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const OWNER_ONLY = 0o600;

/** A person’s channel: the same name always yields the same channel. */
const Channel = z.object({ id: z.string(), name: z.string() });
export type Channel = z.infer<typeof Channel>;

/** What a person has allowed our app to do, until they revoke it. Times are in milliseconds since 1970. */
const Grant = z.object({
  channelId: z.string(),
  scopes: z.array(z.string()),
  refresh: z.string(),
  access: z.array(z.object({ token: z.string(), endsAt: z.number() })),
});
export type Grant = z.infer<typeof Grant>;

export const Resource = z.object({
  snippet: z.object({
    title: z.string(),
    description: z.string(),
    tags: z.array(z.string()).optional(),
    categoryId: z.string(),
    defaultLanguage: z.string().optional(),
    defaultAudioLanguage: z.string().optional(),
  }),
  status: z.object({
    privacyStatus: z.string(),
    publishAt: z.string().optional(),
    selfDeclaredMadeForKids: z.boolean().optional(),
    containsSyntheticMedia: z.boolean().optional(),
    embeddable: z.boolean().optional(),
  }),
});
export type Resource = z.infer<typeof Resource>;

const Video = Resource.extend({
  id: z.string(),
  channelId: z.string(),
  createdAt: z.number(),
  bytes: z.number(),
  /** When processing will be finished; null if never. */
  readyAt: z.number().nullable(),
  /** The scripted outcome, if any, that replaces the usual one. */
  found: z
    .object({
      uploadStatus: z.string().optional(),
      failureReason: z.string().optional(),
      rejectionReason: z.string().optional(),
      processingStatus: z.string().optional(),
      processingFailureReason: z.string().optional(),
    })
    .optional(),
  figures: z.object({ views: z.number(), likes: z.number().optional(), comments: z.number().optional() }),
  captions: z.array(z.object({ language: z.string(), text: z.string() })),
  hasThumbnail: z.boolean(),
});
export type Video = z.infer<typeof Video>;

const State = z.object({ channels: z.array(Channel), grants: z.array(Grant), videos: z.array(Video) });
export type State = z.infer<typeof State>;

const fileIn = (folder: string): string => join(folder, 'youtube.json');

/** The state stored in a folder, or an empty state. */
export const loadState = (folder: string | undefined): State => {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  return folder !== undefined && existsSync(fileIn(folder))
    ? State.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')))
    : { channels: [], grants: [], videos: [] };
};

export const saveState = (folder: string | undefined, state: State): void => {
  if (folder === undefined) return;
  const file = fileIn(folder);
  writeFileSync(`${file}.new`, JSON.stringify(state, null, 2), { mode: OWNER_ONLY });
  renameSync(`${file}.new`, file);
};

/** A person’s channel, which is created on their first visit. */
export const channelOf = (state: State, name: string): Channel => {
  const hash = createHash('sha256').update(`youtube|${name.toLowerCase()}`).digest('base64url');
  const id = `UC${hash.slice(0, 22)}`;
  const known = state.channels.find((each) => each.id === id);
  if (known !== undefined) return known;
  const opened = { id, name };
  state.channels.push(opened);
  return opened;
};

export const playlistOf = (channelId: string): string => channelId.replace(/^UC/u, 'UU');
