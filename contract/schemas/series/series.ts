import * as z from 'zod/mini';
import {
  FIRST_IDEAS,
  LEAD_HOURS,
  PREMISE_MAX_CHARS,
  SERIES_LENGTHS,
  SERIES_NAME_MAX_CHARS,
  type SeriesLength,
  TRACKS,
  VOICES,
} from '#contract/catalogue.ts';
import { Look, NamedLook } from '#contract/schemas/look.ts';
import { Category, Language, NamedCategory, NamedLanguage } from '../choices.ts';
import { Count } from '../count.ts';
import { openSet } from '../open-set.ts';
import { ConnectionId, POSTS_MAX, YOUTUBE_PRIVACIES } from '../publishing.ts';
import { writtenText } from '../text.ts';
import { Cadence } from './cadence.ts';
import { NewIdea } from './ideas.ts';

/**
 * What the creator of a series approves in each run: the script, before any credit is spent, or the finished
 * video.
 */
export const APPROVES = ['script', 'video'] as const;
/**
 * What happens to a run that is still unanswered at its airing: it keeps waiting, continues as if approved,
 * or is skipped.
 */
export const UNANSWERED = ['wait', 'go_on', 'skip'] as const;
/** Why a series is paused: its creator paused it, something is missing, or the account’s status requires it. */
export const PAUSED_BECAUSE = ['creator', 'plan', 'credits', 'ideas', 'scripts', 'suspended'] as const;

const LENGTHS = ['short', 'medium', 'long'] as const satisfies readonly (keyof typeof SERIES_LENGTHS)[];
const PREMISE_LETTERS = 10;
const CREDIT_FLOOR_MAX = 100_000;

export const SeriesName = writtenText(
  SERIES_NAME_MAX_CHARS,
  'Give your series a name.',
  () => `The name is too long. Use at most ${SERIES_NAME_MAX_CHARS} characters.`,
);

/** What a series is about, for whom, in what tone, and what to avoid. */
export const Premise = writtenText(
  PREMISE_MAX_CHARS,
  'Say what your series is about.',
  () => `The description is too long. Use at most ${PREMISE_MAX_CHARS.toLocaleString('en-US')} characters.`,
).check(
  z.refine(
    (text) => (text.match(/\p{L}/gu) ?? []).length >= PREMISE_LETTERS,
    'Say in a few words what your series is about.',
  ),
);

/** The music of a series: none, the same track under every video, or a different one each time. */
export const SeriesMusic = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('one'), trackId: z.enum(TRACKS.map(({ id }) => id)) }),
  z.strictObject({ kind: z.literal('rotating') }),
]);
export type SeriesMusic = z.infer<typeof SeriesMusic>;

const leadHours = z
  .int()
  .check(
    z.refine((hours) => LEAD_HOURS.some((known) => known === hours), 'Choose a lead time from the list.'),
  );

/**
 * An account that a series’ videos are posted to once they are approved. TikTok’s direct post isn’t available here,
 * because the creator has to agree to each post.
 */
export const SeriesPost = z.discriminatedUnion('way', [
  z.strictObject({
    connection_id: ConnectionId,
    way: z.literal('upload'),
    privacy: z.enum(YOUTUBE_PRIVACIES),
  }),
  z.strictObject({ connection_id: ConnectionId, way: z.literal('inbox') }),
]);
export type SeriesPost = z.infer<typeof SeriesPost>;

const publish = z.array(SeriesPost).check(
  z.maxLength(POSTS_MAX, `Choose at most ${POSTS_MAX} accounts.`),
  z.refine(
    (posts) => new Set(posts.map(({ connection_id: id }) => id)).size === posts.length,
    'Choose each account once.',
  ),
);

/** The same as it is shown. */
export const ShownSeriesPost = z.object({
  connection_id: z.string(),
  way: openSet(['upload', 'inbox'], 'other'),
  privacy: z.optional(openSet(YOUTUBE_PRIVACIES, 'private')),
});
export type ShownSeriesPost = z.infer<typeof ShownSeriesPost>;

const choice = {
  name: SeriesName,
  premise: Premise,
  category: Category,
  language: Language,
  voiceId: z.enum(VOICES.map(({ id }) => id)),
  music: SeriesMusic,
  /** If absent, each video gets the look that is the account’s default at the time it is made. */
  look: z.optional(Look),
  length: z.enum(LENGTHS),
  cadence: Cadence,
  /** How many hours before its airing a run starts. */
  leadHours,
  approves: z.enum(APPROVES),
  unanswered: z.enum(UNANSWERED),
  /** If making a video would leave fewer credits than this, the series pauses instead. */
  creditFloor: z.int().check(z.minimum(0), z.maximum(CREDIT_FLOOR_MAX)),
  /** Where an approved video is posted; nowhere if absent. */
  publish: z.optional(publish),
};

/** A creator’s settings for a series. */
export const SeriesChoice = z.strictObject(choice);
export type SeriesChoice = z.infer<typeof SeriesChoice>;

export const CreateSeries = z.strictObject({
  ...choice,
  ideas: z._default(z.array(NewIdea).check(z.maxLength(FIRST_IDEAS)), []),
});

/** The complete series after a change. `version` is the version that the change is based on. */
export const EditSeries = z.strictObject({ ...choice, version: z.int().check(z.minimum(1)) });

export const SwitchSeries = z.strictObject({ status: z.enum(['active', 'paused']) });

/** Asks for ideas for a series that doesn’t exist yet. */
export const SuggestFirstIdeas = z.strictObject({ premise: Premise, category: Category, language: Language });
/** Empty when no model is available. */
export const FirstIdeas = z.object({ ideas: z.array(z.string()), canSuggest: z.boolean() });
export type FirstIdeas = z.infer<typeof FirstIdeas>;

/**
 * A time when one of a series’ videos is due. `key`: the local time in the series’ zone, such as `2026-03-08T18:30`.
 */
export const Airing = z.object({ key: z.string(), at: z.iso.datetime() });
export type Airing = z.infer<typeof Airing>;

export const Series = z.object({
  id: z.string(),
  version: z.int().check(z.minimum(1)),
  name: z.string(),
  premise: z.string(),
  category: NamedCategory,
  language: NamedLanguage,
  voiceId: z.string(),
  music: SeriesMusic,
  look: z.optional(NamedLook),
  length: openSet(LENGTHS, 'medium' satisfies SeriesLength),
  cadence: z.object({ days: z.array(z.string()), times: z.array(z.string()), zone: z.string() }),
  leadHours: z.number(),
  approves: openSet(APPROVES, 'video'),
  unanswered: openSet(UNANSWERED, 'wait'),
  creditFloor: Count,
  publish: z.optional(z.array(ShownSeriesPost)),
  status: openSet(['active', 'paused'], 'paused'),
  /** Present while the series is paused. `sentence`: why, and what to do about it. */
  pause: z.optional(z.object({ because: openSet(PAUSED_BECAUSE, 'other'), sentence: z.string() })),
  /** An explanation of why the last run failed; present while the series is still active. */
  trouble: z.optional(z.string()),
  /** The upcoming times, soonest first; empty while the series is paused. */
  coming: z.array(Airing),
  /** How many ideas are waiting, and how many runs are waiting for an answer. */
  ideas: Count,
  waiting: Count,
  createdAt: z.iso.datetime(),
});
export type Series = z.infer<typeof Series>;

/** All of an account’s series, newest first, and how many active ones its plan allows. */
export const SeriesList = z.object({ series: z.array(Series), allowed: Count });
export type SeriesList = z.infer<typeof SeriesList>;

/**
 * The outcomes of a series’ runs. `costUsd`: what its videos cost us. `views`: how often its shared videos
 * were played.
 */
export const SeriesResults = z.object({
  made: Count,
  approved: Count,
  skipped: Count,
  credits: Count,
  views: Count,
  costUsd: z.number().check(z.minimum(0)),
});
export type SeriesResults = z.infer<typeof SeriesResults>;
