import '#web/lib/zod-without-eval.ts';
import * as z from 'zod/mini';
import { FIRST_IDEAS, type Language, LEAD_HOURS, TRACKS, VOICES } from '#contract/catalogue.ts';
import { Category, Language as LanguageSchema } from '#contract/schemas/choices.ts';
import { Look } from '#contract/schemas/look.ts';
import { Cadence, WEEKDAYS } from '#contract/schemas/series/cadence.ts';
import { IdeaText } from '#contract/schemas/series/ideas.ts';
import {
  APPROVES,
  Premise,
  type Series,
  SeriesChoice,
  SeriesName,
  SeriesPost,
  UNANSWERED,
} from '#contract/schemas/series/series.ts';
import { isBlank } from '#contract/schemas/text.ts';
import { finishedLook, lookProblem } from '#web/ui/look/look-draft.ts';
import { postsOfSeries } from './series-posts.ts';

const LENGTHS = ['short', 'medium', 'long'] as const;
const MUSIC_KINDS = ['none', 'one', 'rotating'] as const;
const DEFAULT_LEAD_HOURS = 24;

/** A series as the creator fills in the form, step by step; an unfinished series is stored in the same shape. */
export const SeriesForm = z.object({
  name: z.string(),
  premise: z.string(),
  category: Category,
  language: LanguageSchema,
  voiceId: z.enum(VOICES.map(({ id }) => id)),
  music: z.enum(MUSIC_KINDS),
  trackId: z.enum(TRACKS.map(({ id }) => id)),
  length: z.enum(LENGTHS),
  /** When absent, the account’s default look applies. A half-typed look isn’t kept. */
  look: z.catch(z.optional(Look), undefined),
  days: z.array(z.enum(WEEKDAYS)),
  times: z.array(z.string()),
  zone: z.string(),
  leadHours: z.number(),
  approves: z.enum(APPROVES),
  unanswered: z.enum(UNANSWERED),
  creditFloor: z.string(),
  /** Absent from forms that were stored before this choice existed. */
  publish: z.catch(z.array(SeriesPost), []),
  ideas: z.array(z.string()),
});
export type SeriesForm = z.infer<typeof SeriesForm>;

/** Changes part of the form. A function receives the form in its latest state. */
export type ChangeForm = (changed: Partial<SeriesForm> | ((form: SeriesForm) => Partial<SeriesForm>)) => void;

/** A form with some fields changed. */
export const changedForm = (form: SeriesForm, changed: Parameters<ChangeForm>[0]): SeriesForm => ({
  ...form,
  ...(typeof changed === 'function' ? changed(form) : changed),
});

/** The fields that can have a problem. */
export type SeriesField =
  | 'name'
  | 'premise'
  | 'look'
  | 'days'
  | 'times'
  | 'zone'
  | 'creditFloor'
  | 'publish'
  | `idea${number}`;
export type SeriesProblems = Readonly<Partial<Record<SeriesField, string>>>;

const NO_IDEAS: readonly string[] = Array.from({ length: FIRST_IDEAS }, () => '');

export const emptyForm = ({
  language,
  voiceId,
  zone,
}: {
  readonly language: Language;
  readonly voiceId: string;
  readonly zone: string;
}): SeriesForm => ({
  name: '',
  premise: '',
  category: 'General',
  language,
  voiceId: VOICES.find(({ id }) => id === voiceId)?.id ?? VOICES[0].id,
  music: 'rotating',
  trackId: TRACKS[0].id,
  length: 'medium',
  days: ['tue', 'fri'],
  times: ['18:30'],
  zone,
  leadHours: DEFAULT_LEAD_HOURS,
  approves: 'video',
  unanswered: 'wait',
  creditFloor: '0',
  publish: [],
  ideas: [...NO_IDEAS],
});

/** A stored series, converted to the form. */
export const formOfSeries = (series: Series): SeriesForm => {
  const { music, cadence } = series;
  const empty = emptyForm({
    language: series.language,
    voiceId: series.voiceId,
    zone: cadence.zone,
  });
  return {
    ...empty,
    name: series.name,
    premise: series.premise,
    category: series.category,
    music: music.kind,
    trackId: music.kind === 'one' ? music.trackId : empty.trackId,
    length: series.length,
    ...(series.look === undefined ? {} : { look: series.look }),
    days: WEEKDAYS.filter((day) => cadence.days.includes(day)),
    times: [...cadence.times],
    leadHours: LEAD_HOURS.find((hours) => hours === series.leadHours) ?? DEFAULT_LEAD_HOURS,
    approves: series.approves,
    unanswered: series.unanswered,
    creditFloor: String(series.creditFloor),
    publish: postsOfSeries(series.publish ?? []),
  };
};

const issueOf = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  z.safeParse(schema, value).error?.issues[0]?.message;

const WHOLE = /^\d{1,6}$/u;

const floorProblem = (text: string): string | undefined => {
  if (!WHOLE.test(text.trim())) return 'Enter a whole number of credits, such as 20, or 0.';
  return SeriesChoice.shape.creditFloor.safeParse(Number(text)).success
    ? undefined
    : 'This is more than any plan has. Enter a smaller number.';
};

const timesProblem = (times: readonly string[]): string | undefined => {
  if (times.some((time) => time === '')) return 'Enter a time, or remove it.';
  if (new Set(times).size < times.length) return 'Two of these times are the same.';
  return issueOf(Cadence.shape.times, times);
};

const found = (
  problems: readonly (readonly [field: SeriesField, problem: string | undefined])[],
): SeriesProblems => Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));

/** What must be fixed in each of the four steps before the creator can go on to the next one. */
export const problemsOf = (form: SeriesForm, step: number): SeriesProblems => {
  switch (step) {
    case 0:
      return found([
        ['name', issueOf(SeriesName, form.name)],
        ['premise', issueOf(Premise, form.premise)],
      ]);
    case 1:
      return found([['look', form.look && lookProblem(form.look)]]);
    case 2:
      return found([
        ['days', issueOf(Cadence.shape.days, form.days)],
        ['times', timesProblem(form.times)],
        ['zone', issueOf(Cadence.shape.zone, form.zone)],
      ]);
    default:
      return found([
        ['creditFloor', floorProblem(form.creditFloor)],
        ['publish', issueOf(SeriesChoice.shape.publish, form.publish)],
        ...form.ideas.map(
          (idea, index) => [`idea${index}`, isBlank(idea) ? undefined : issueOf(IdeaText, idea)] as const,
        ),
      ]);
  }
};

/** What is sent for a form. */
export const choiceOf = (form: SeriesForm): SeriesChoice => ({
  name: form.name,
  premise: form.premise,
  category: form.category,
  language: form.language,
  voiceId: form.voiceId,
  music: form.music === 'one' ? { kind: 'one', trackId: form.trackId } : { kind: form.music },
  length: form.length,
  ...(form.look === undefined ? {} : { look: finishedLook(form.look) }),
  cadence: { days: form.days, times: form.times, zone: form.zone },
  leadHours: form.leadHours,
  approves: form.approves,
  unanswered: form.unanswered,
  creditFloor: Number(form.creditFloor),
  ...(form.publish.length === 0 ? {} : { publish: form.publish }),
});

/** The first ideas, in the format that is sent to the server. */
export const firstIdeasOf = ({ ideas }: SeriesForm): { readonly text: string }[] =>
  ideas.filter((text) => !isBlank(text)).map((text) => ({ text }));
