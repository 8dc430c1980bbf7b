import * as z from 'zod/mini';
import { PLATFORM_IDS, postText } from '#contract/platforms.ts';
import type { Connection, OfferedPlatform, PostOptions, PublishVideo } from '#contract/schemas/publishing.ts';
import type { PostedWords } from '#web/lib/dialogs.ts';
import { keepInTab, readFromTab, takeFromTab } from '#web/lib/storage.ts';
import { unusableWords, waysTo } from './connection-words.ts';
import {
  changeDirect,
  type DirectChoices,
  type DirectProblems,
  directFields,
  directProblems,
  NOTHING_CHOSEN,
} from './direct-post.ts';
import { type LocalTime, momentOf } from './local-time.ts';
import {
  PostWords,
  problemsOfWords,
  tagsIn,
  type WordField,
  type WordProblems,
  type WordsForm,
  type WordsPart,
  wordsFor,
} from './post-words.ts';

/** One form for all chosen accounts: words for YouTube, words for TikTok, and each TikTok account’s own choices. */
export interface PublishForm extends LocalTime, WordsForm {
  /** The ids of the chosen connections. */
  readonly chosen: readonly string[];
  readonly isLater: boolean;
  /** The TikTok accounts that don’t get a draft. */
  readonly direct: Readonly<Record<string, DirectChoices>>;
  /** What was chosen for accounts that now get a draft, in case the creator switches back to a direct post. */
  readonly setAside: Readonly<Record<string, DirectChoices>>;
}

const hashtags = (tags: readonly string[]): string => tags.map((tag) => `#${tag}`).join(' ');

/** The form’s initial content: the run’s post or, if there is none, the video’s title and the start of its story. */
export const openedForm = (post: PostedWords, chosen: readonly string[], later: LocalTime): PublishForm => ({
  ...later,
  chosen,
  isLater: false,
  title: post.title,
  description: post.description,
  tags: hashtags(post.tags),
  privacy: 'public',
  text: postText(post),
  apart: [],
  own: {},
  direct: {},
  setAside: {},
});

/** The parts of a form that are kept: everything but the choices for direct posts, which need a new consent. */
const KeptForm = z.extend(PostWords, {
  chosen: z.array(z.string()),
  isLater: z.boolean(),
  date: z.string(),
  time: z.string(),
  apart: z.array(z.enum(PLATFORM_IDS)),
  own: z.record(z.string(), PostWords),
  /** The accounts that get a direct post. */
  directly: z._default(z.array(z.string()), []),
});
const keptKey = (videoId: string): string => `veilcast.publish.${videoId}`;

/** A form as text. */
export const keptText = (form: PublishForm): string =>
  JSON.stringify(KeptForm.parse({ ...form, directly: Object.keys(form.direct) }));

/** The form that a stored text contains; undefined if it doesn’t contain any. */
export const formIn = (text: string): PublishForm | undefined => {
  const kept = KeptForm.safeParse(JSON.parse(text)).data;
  if (kept === undefined) return undefined;
  const { directly, ...form } = kept;
  return { ...form, direct: Object.fromEntries(directly.map((id) => [id, NOTHING_CHOSEN])), setAside: {} };
};

/** Keeps what was typed in this tab, so that nothing is lost by visiting Settings or closing the dialog. */
export const keepForm = (videoId: string, form: PublishForm): void =>
  keepInTab(keptKey(videoId), keptText(form));

export const dropForm = (videoId: string): void => void takeFromTab(keptKey(videoId));

/** The form that was kept for a video; undefined if there is none. */
export const keptForm = (videoId: string): PublishForm | undefined => {
  const text = readFromTab(keptKey(videoId));
  return text === undefined ? undefined : formIn(text);
};

/** What a consent for TikTok covers besides the account’s text and its own choices. */
const CONSENTED = ['isLater', 'date', 'time'] as const;

/**
 * Changes the form. Changing what is posted on TikTok, or when, withdraws the consents. The choices for an account
 * that is no longer chosen are dropped.
 */
export const changeForm = (form: PublishForm, change: Partial<PublishForm>): PublishForm => {
  const changed = { ...form, ...change };
  const isSameTime = CONSENTED.every((field) => changed[field] === form[field]);
  const textIn = (one: PublishForm, id: string) => wordsFor(one, { id, platform: 'tiktok' }).text;
  const direct = Object.entries(changed.direct)
    .filter(([id]) => changed.chosen.includes(id))
    .map(([id, choices]) => {
      const isSame = isSameTime && textIn(changed, id) === textIn(form, id);
      return [id, isSame ? choices : changeDirect(choices, {})];
    });
  const setAside = Object.entries(changed.setAside).filter(([id]) => changed.chosen.includes(id));
  return { ...changed, direct: Object.fromEntries(direct), setAside: Object.fromEntries(setAside) };
};

/** Changes the words in one part of the form. */
export const changeWords = (
  form: PublishForm,
  { account }: Pick<WordsPart, 'account'>,
  change: Partial<PostWords>,
): PublishForm => {
  if (account === undefined) return changeForm(form, change);
  const words = { ...wordsFor(form, account), ...change };
  return changeForm(form, { own: { ...form.own, [account.id]: words } });
};

/** Chooses how a video reaches a TikTok account. The choices for a direct post are kept, but not the consent. */
export const chooseWay = (form: PublishForm, id: string, way: 'inbox' | 'direct'): PublishForm => {
  const { [id]: choices, ...others } = form.direct;
  const { [id]: waiting, ...otherWaiting } = form.setAside;
  const known = choices ?? waiting;
  if (way === 'direct')
    return { ...form, direct: { ...others, [id]: known ?? NOTHING_CHOSEN }, setAside: otherWaiting };
  const setAside = known === undefined ? otherWaiting : { ...otherWaiting, [id]: changeDirect(known, {}) };
  return { ...form, direct: others, setAside };
};

/** Changes the choices for one TikTok account. */
export const changeAccount = (
  form: PublishForm,
  id: string,
  change: Partial<DirectChoices>,
): PublishForm => ({
  ...form,
  direct: { ...form.direct, [id]: changeDirect(form.direct[id] ?? NOTHING_CHOSEN, change) },
});

/** The data for checking and sending the form. */
export interface PublishFacts {
  readonly connections: readonly Connection[];
  readonly platforms: readonly OfferedPlatform[];
  /** What the accounts with a direct post allow, for those whose options have been read. */
  readonly options: Readonly<Record<string, PostOptions | undefined>>;
  /** The length of the video. */
  readonly seconds: number;
  readonly timezone: string;
  readonly now: Date;
}

/** The chosen accounts, in the order in which they are shown. */
export const chosenOf = (
  { chosen }: Pick<PublishForm, 'chosen'>,
  connections: readonly Connection[],
): readonly Connection[] => connections.filter(({ id }) => chosen.includes(id));

/** Whether a connection can get a draft, a direct post, or both. */
export const tikTokWays = (connection: Connection): readonly ('inbox' | 'direct')[] =>
  waysTo(connection).filter((way) => way !== 'upload');

/** The choices for an account that gets a direct post; undefined for any other. */
export const choicesFor = (
  { direct }: Pick<PublishForm, 'direct'>,
  connection: Connection,
): DirectChoices | undefined => {
  const ways = tikTokWays(connection);
  // The account may have been reconnected without this permission.
  if (!ways.includes('direct')) return undefined;
  return direct[connection.id] ?? (ways[0] === 'direct' ? NOTHING_CHOSEN : undefined);
};

export type FormField = 'accounts' | 'when' | WordField;
export interface FormProblems {
  readonly fields: Readonly<Partial<Record<FormField, string>>>;
  /** The problems with the words for one account, by connection. */
  readonly own: Readonly<Record<string, WordProblems>>;
  /** By connection. */
  readonly direct: Readonly<Record<string, DirectProblems>>;
}

const accountsProblem = (accounts: readonly Connection[]): string | undefined => {
  if (accounts.length === 0) return 'Choose an account to publish to.';
  const unusable = accounts.map(unusableWords).find((words) => words !== undefined);
  if (unusable !== undefined) return unusable;
  const unanswered = accounts.find(
    ({ platform, made_for_kids: isMadeForKids }) => platform === 'youtube' && isMadeForKids === undefined,
  );
  return unanswered && `Say first whether the videos of ${unanswered.name} are made for children.`;
};

const isAuditedIn = (platforms: readonly OfferedPlatform[]): boolean =>
  platforms.find(({ id }) => id === 'tiktok')?.is_audited ?? false;

/** Everything that prevents the form from being sent, with the field that each problem belongs to. */
export const formProblems = (form: PublishForm, facts: PublishFacts): FormProblems => {
  const { connections, platforms, options, seconds, timezone, now } = facts;
  const accounts = chosenOf(form, connections);
  const missing = accountsProblem(accounts);
  const when = form.isLater ? momentOf(form, timezone, now).problem : undefined;
  const isAudited = isAuditedIn(platforms);
  const direct = accounts.flatMap((account) => {
    const choices = choicesFor(form, account);
    if (choices === undefined) return [];
    return [
      [account.id, directProblems(choices, { options: options[account.id], seconds, isAudited })] as const,
    ];
  });
  const words = problemsOfWords(form, accounts);
  return {
    own: words.own,
    fields: {
      ...words.fields,
      ...(missing !== undefined && { accounts: missing }),
      ...(when !== undefined && { when }),
    },
    direct: Object.fromEntries(direct),
  };
};

/** Whether a form with these problems can be sent. */
export const isSendable = ({ fields, own, direct }: FormProblems): boolean =>
  [fields, ...Object.values(own), ...Object.values(direct)].every(
    (problems) => Object.keys(problems).length === 0,
  );

const AS_TYPED: readonly FormField[] = ['when', 'title', 'description', 'tags', 'text'];

/**
 * The problems to show before the form is sent for the first time: problems with the typed text, and a video that is
 * too long.
 */
export const problemsAsTyped = ({ fields, own, direct }: FormProblems): FormProblems => ({
  own,
  fields: Object.fromEntries(Object.entries(fields).filter(([name]) => AS_TYPED.some((one) => one === name))),
  direct: Object.fromEntries(
    Object.entries(direct).map(([id, { length }]) => [id, length === undefined ? {} : { length }]),
  ),
});

/**
 * The order for a form that has no problems. Throws a `RangeError` rather than publish a planned video immediately.
 */
export const orderOf = (
  form: PublishForm,
  videoId: string,
  { connections, options, timezone, now }: PublishFacts,
): z.input<typeof PublishVideo> => {
  const at = form.isLater ? momentOf(form, timezone, now).at : undefined;
  if (form.isLater && at === undefined) throw new RangeError('Choose another time.');
  const posts = chosenOf(form, connections).map((account) => {
    const { title, description, tags, privacy, text } = wordsFor(form, account);
    const connection_id = account.id;
    if (account.platform === 'youtube')
      return { connection_id, way: 'upload', title, text: description, tags: tagsIn(tags), privacy } as const;
    const [choices, allowed] = [choicesFor(form, account), options[account.id]];
    if (choices === undefined || allowed === undefined) return { connection_id, way: 'inbox', text } as const;
    return { connection_id, way: 'direct', text, ...directFields(choices, allowed), consent: true } as const;
  });
  return { video_id: videoId, posts, ...(at !== undefined && { at }) };
};
