/** The sites that videos are published on, and what each of them accepts. */

export const PLATFORM_IDS = ['youtube', 'tiktok'] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];

/** A platform’s figures are read for this many days after a video is published. */
export const COUNTED_DAYS = 90;

/**
 * How a video reaches a platform. `upload`: we publish it. `inbox`: it arrives as a draft that its creator finishes in
 * the platform's app. `direct`: we publish it from our own screen, with the creator’s consent for this video.
 */
export const WAYS = ['upload', 'inbox', 'direct'] as const;
export type Way = (typeof WAYS)[number];

/** How a platform counts the length of a text. */
type Count = 'characters' | 'bytes' | 'utf16';

interface TextLimit {
  readonly most: number;
  readonly counts: Count;
  /** Characters that the platform refuses. */
  readonly refuses?: RegExp;
}

/** A permission that creators are asked to grant when they connect an account. */
interface Right {
  /** The platform’s name for this permission. */
  readonly scope: string;
  /** The way of publishing that this permission allows. Permissions without a way are needed for any publishing. */
  readonly way?: Way;
}

export interface Platform {
  readonly id: PlatformId;
  readonly name: string;
  /** The first is the default. */
  readonly ways: readonly Way[];
  readonly rights: readonly Right[];
  /** Absent if the platform has a single text for everything. */
  readonly title?: TextLimit;
  readonly text: TextLimit;
  /** The maximum length of all tags together, as the platform counts them; absent if tags are part of the text. */
  readonly tagsMostChars?: number;
}

const ANGLES = /[<>]/u;
const YOUTUBE_TITLE_CHARS = 100;
const YOUTUBE_TEXT_BYTES = 5000;
const YOUTUBE_TAGS_CHARS = 500;
const TIKTOK_TEXT_UNITS = 2200;

export const PLATFORMS = [
  {
    id: 'youtube',
    name: 'YouTube',
    ways: ['upload'],
    rights: [
      { scope: 'https://www.googleapis.com/auth/youtube.upload', way: 'upload' },
      { scope: 'https://www.googleapis.com/auth/youtube.readonly' },
    ],
    title: { most: YOUTUBE_TITLE_CHARS, counts: 'utf16', refuses: ANGLES },
    text: { most: YOUTUBE_TEXT_BYTES, counts: 'bytes', refuses: ANGLES },
    tagsMostChars: YOUTUBE_TAGS_CHARS,
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    ways: ['inbox', 'direct'],
    rights: [
      { scope: 'user.info.basic' },
      { scope: 'video.upload', way: 'inbox' },
      { scope: 'video.publish', way: 'direct' },
    ],
    text: { most: TIKTOK_TEXT_UNITS, counts: 'utf16' },
  },
] as const satisfies readonly Platform[];

/** Throws a `RangeError` for an unknown platform. */
export const platformOf = (id: string): Platform => {
  const row = PLATFORMS.find((each) => each.id === id);
  if (row === undefined) throw new RangeError(`There is no platform ${id}.`);
  return row;
};

/** The permissions that creators are asked to grant. */
export const scopesOf = (id: PlatformId): readonly string[] =>
  platformOf(id).rights.map(({ scope }) => scope);

/** The permissions that a creator withheld when granting these scopes. */
export const withheldRights = (id: PlatformId, scopes: readonly string[]): readonly Right[] =>
  platformOf(id).rights.filter(({ scope }) => !scopes.includes(scope));

/** The ways that videos can reach an account with these scopes, the default first. */
export const waysWith = (id: PlatformId, scopes: readonly string[]): readonly Way[] => {
  const closed = withheldRights(id, scopes).map(({ way }) => way);
  return closed.includes(undefined) ? [] : platformOf(id).ways.filter((way) => !closed.includes(way));
};

const LENGTHS: Readonly<Record<Count, (text: string) => number>> = {
  characters: (text) => Array.from(text).length,
  bytes: (text) => new TextEncoder().encode(text).byteLength,
  utf16: (text) => text.length,
};

/** The length of a text as the platform counts it. */
export const lengthOn = ({ counts }: TextLimit, text: string): number => LENGTHS[counts](text);

/**
 * The length of tags as YouTube counts them: with commas between them, and quotes around any that contain a space.
 */
export const tagsLength = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0), Math.max(0, tags.length - 1));

/** The reasons why a platform would refuse this text, by field; empty if the platform accepts it. */
export const wordProblems = (
  { name, title: titleLimit, text: textLimit, tagsMostChars }: Platform,
  { title, text, tags }: { readonly title: string; readonly text: string; readonly tags: readonly string[] },
): Readonly<Partial<Record<'title' | 'text' | 'tags', string>>> => {
  const problemOf = (limit: TextLimit, written: string, what: string): string | undefined => {
    const refused = limit.refuses?.exec(written)?.[0];
    if (refused !== undefined) return `${name} doesn’t accept “${refused}” in a ${what}. Remove it.`;
    const over = lengthOn(limit, written) - limit.most;
    if (over <= 0) return undefined;
    const unit = limit.counts === 'bytes' ? 'bytes' : 'characters';
    return `This ${what} is too long for ${name}: it takes ${limit.most.toLocaleString('en-US')} ${unit}. Remove ${over.toLocaleString('en-US')}.`;
  };
  const titleProblem =
    titleLimit &&
    (title.trim() === '' ? `${name} needs a title. Enter one.` : problemOf(titleLimit, title, 'title'));
  const textProblem = problemOf(textLimit, text, titleLimit === undefined ? 'text' : 'description');
  const tagsProblem =
    tagsMostChars !== undefined && tagsLength(tags) > tagsMostChars
      ? `These tags are too long for ${name}: together they may have ${tagsMostChars} characters. Remove some.`
      : undefined;
  return {
    ...(titleProblem !== undefined && { title: titleProblem }),
    ...(textProblem !== undefined && { text: textProblem }),
    ...(tagsProblem !== undefined && { tags: tagsProblem }),
  };
};

/** The text of a post on a platform that has no separate title or tags. */
export const postText = ({
  title,
  description,
  tags,
}: {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
}): string =>
  [title, description, tags.map((tag) => `#${tag}`).join(' ')].filter((part) => part !== '').join('\n\n');
