import { sentencesOf } from '@veilcast/reading';
import * as z from 'zod/mini';
import type { Language } from '#contract/catalogue.ts';
import { platformOf, wordProblems } from '#contract/platforms.ts';
import { type Connection, YOUTUBE_PRIVACIES } from '#contract/schemas/publishing.ts';

const TAGS_MOST = 60;
const TEASER_CHARS = 220;

/** The first sentences of a story, about as much as people read below a video. */
export const teaserOf = (content: string, language: Language): string => {
  let teaser = '';
  for (const sentence of sentencesOf(content.trim(), language)) {
    if (teaser !== '' && teaser.length + sentence.length > TEASER_CHARS) break;
    teaser += sentence;
  }
  return teaser.trim();
};

/** The words written for an account. */
export const PostWords = z.object({
  title: z.string(),
  description: z.string(),
  /** Tags, separated by spaces or commas. */
  tags: z.string(),
  privacy: z.enum(YOUTUBE_PRIVACIES),
  /** TikTok’s only text. */
  text: z.string(),
});
export type PostWords = Readonly<z.infer<typeof PostWords>>;

/** Words for all accounts of a platform, and words for individual accounts. */
export interface WordsForm extends PostWords {
  /** The platforms on which every account has its own words. */
  readonly apart: readonly Connection['platform'][];
  /** The words for single accounts, by connection. They are kept even while their platform isn’t in `apart`. */
  readonly own: Readonly<Record<string, PostWords>>;
}

/** The typed tags, each once, without `#`. A tag of several words needs a comma or a `#` before the next tag. */
export const tagsIn = (typed: string): string[] => {
  const between = /[,;#]/u.test(typed) ? /[,;#]/u : /\s+/u;
  const tags = typed.split(between).map((tag) => tag.trim().replaceAll(/\s+/gu, ' '));
  const known = new Map(tags.filter((tag) => tag !== '').map((tag) => [tag.toLowerCase(), tag]));
  return [...known.values()];
};

const wordsIn = ({ title, description, tags, privacy, text }: PostWords): PostWords => ({
  title,
  description,
  tags,
  privacy,
  text,
});
type Account = Pick<Connection, 'id' | 'platform'>;

/** The words for an account. */
export const wordsFor = (form: WordsForm, { id, platform }: Account): PostWords =>
  (form.apart.includes(platform) ? form.own[id] : undefined) ?? wordsIn(form);

/** The words in a form: those for all accounts of a platform, or those for one account. */
export interface WordsPart {
  /** Undefined if the words are for all accounts of the platform. */
  readonly account?: Connection;
  readonly words: PostWords;
}

/** The parts of the form that hold the words for these accounts on one platform. */
export const partsFor = (form: WordsForm, accounts: readonly Connection[]): readonly WordsPart[] => {
  const isApart = accounts.some(({ platform }) => form.apart.includes(platform));
  if (!isApart) return accounts.length === 0 ? [] : [{ words: wordsIn(form) }];
  return accounts.map((account) => ({ account, words: wordsFor(form, account) }));
};

const WORD_FIELDS = ['title', 'description', 'tags', 'text'] as const;
export type WordField = (typeof WORD_FIELDS)[number];
export type WordProblems = Readonly<Partial<Record<WordField, string>>>;

export const isWordField = (field: string): field is WordField => WORD_FIELDS.some((one) => one === field);

const youTubeProblems = (words: PostWords): WordProblems => {
  const tags = tagsIn(words.tags);
  const found = wordProblems(platformOf('youtube'), { title: words.title, text: words.description, tags });
  const tagsProblem = found.tags ?? (tags.length > TAGS_MOST ? `Use at most ${TAGS_MOST} tags.` : undefined);
  return {
    ...(found.title !== undefined && { title: found.title }),
    ...(found.text !== undefined && { description: found.text }),
    ...(tagsProblem !== undefined && { tags: tagsProblem }),
  };
};

const tikTokProblems = ({ text }: PostWords): WordProblems => {
  const found = wordProblems(platformOf('tiktok'), { title: '', text, tags: [] });
  return found.text === undefined ? {} : { text: found.text };
};

/** What the platforms would refuse in the words for all accounts, and in those for a single account. */
export const problemsOfWords = (
  form: WordsForm,
  accounts: readonly Connection[],
): { readonly fields: WordProblems; readonly own: Readonly<Record<string, WordProblems>> } => {
  const parts = (platform: Connection['platform']) =>
    partsFor(
      form,
      accounts.filter((one) => one.platform === platform),
    );
  const found = [
    ...parts('youtube').map((part) => ({ part, problems: youTubeProblems(part.words) })),
    ...parts('tiktok').map((part) => ({ part, problems: tikTokProblems(part.words) })),
  ];
  const own = found.flatMap(({ part: { account }, problems }) =>
    account === undefined ? [] : [[account.id, problems] as const],
  );
  const shared = found.filter(({ part }) => part.account === undefined).map(({ problems }) => problems);
  return { fields: Object.assign({}, ...shared), own: Object.fromEntries(own) };
};
