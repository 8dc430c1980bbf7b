import { z } from 'zod';
import { PAUSED_BECAUSE, UNANSWERED } from '#contract/schemas/series/series.ts';
import { letter } from '#functions/domain/mail/letter.ts';
import { PAUSE_SENTENCES } from '#functions/domain/series/pause-sentences.ts';

/** `series`: the series’ name. `title`: the video’s title, as it would be posted. */
const Round = z.object({
  runId: z.string(),
  round: z.int().positive(),
  series: z.string(),
  title: z.string(),
});

/** `2026-03-08T17:30:00Z` as `Sunday, 8 March, 18:30 (Europe/Berlin)`. */
const spoken = (at: string, timeZone: string): string => {
  const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  const said = new Date(at);
  return `${said.toLocaleDateString('en-GB', day)}, ${said.toLocaleTimeString('en-GB', time)} (${timeZone})`;
};

export const runPage = (runId: string): string => `/dashboard/auto-pilot/runs/${runId}`;

const ASKS = {
  script: {
    heading: 'Your next script is ready',
    line: 'Read it and say whether it’s good. No credits are used until you approve it.',
    label: 'Read the script',
    goesOn: 'its video is made',
  },
  video: {
    heading: 'Your next video is ready',
    line: 'Watch it and say whether it’s good.',
    label: 'Watch the video',
    goesOn: 'it counts as approved',
  },
} as const;

/** Letters about the videos that a series makes automatically. */
export const seriesLetters = {
  /**
   * `until`: the deadline; `unanswered`: what happens if there is no answer by then. `poster`: the key of the video’s
   * poster.
   */
  'run-waits': letter({
    facts: Round.extend({
      asked: z.enum(['script', 'video']),
      until: z.iso.datetime(),
      zone: z.string(),
      unanswered: z.enum(UNANSWERED),
      poster: z.string().optional(),
    }),
    once: ({ runId, round, asked }) => `${runId}#${round}#${asked}`,
    optional: true,
    words: ({ runId, series, title, asked, until, zone, unanswered, poster }) => {
      const { heading, line, label, goesOn } = ASKS[asked];
      const time = spoken(until, zone);
      const end = {
        wait: `It is due on ${time}, and waits for your answer.`,
        go_on: `If you don’t answer by ${time}, ${goesOn}.`,
        skip: `If you don’t answer by ${time}, it is skipped.`,
      }[unanswered];
      return {
        subject: `${series}: “${title}” is waiting for you`,
        heading,
        lines: [`“${title}” is for your series “${series}”. ${line}`, end],
        ...(poster === undefined ? {} : { picture: { key: poster, alt: `The poster of “${title}”` } }),
        button: { label, path: runPage(runId) },
      };
    },
  }),
  /** `sentence`: the reason, as shown on the run’s page. */
  'run-held': letter({
    facts: Round.extend({ held: z.enum(['alike', 'rules']), sentence: z.string() }),
    once: ({ runId, round }) => `${runId}#${round}`,
    optional: true,
    words: ({ runId, series, title, held, sentence }) => ({
      subject: `${series}: the script for “${title}” needs you`,
      heading: 'A script needs your decision',
      lines: [
        `We wrote “${title}” for your series “${series}” and stopped there.`,
        sentence,
        held === 'alike'
          ? 'Use it anyway, have it rewritten with a note, or skip it.'
          : 'Have it rewritten with a note, or skip it.',
      ],
      button: { label: 'Read the script', path: runPage(runId) },
    }),
  }),
  /** `at`: when it was paused. */
  'series-paused': letter({
    facts: z.object({
      seriesId: z.string(),
      series: z.string(),
      at: z.iso.datetime(),
      because: z.enum(PAUSED_BECAUSE),
    }),
    once: ({ seriesId, at }) => `${seriesId}#${at}`,
    optional: true,
    words: ({ seriesId, series, because }) => ({
      subject: `Your series is paused: ${series}`,
      heading: 'Your series is paused',
      lines: [`“${series}” makes no more videos for now.`, PAUSE_SENTENCES[because]],
      button: { label: 'Open the series', path: `/dashboard/auto-pilot/${seriesId}` },
    }),
  }),
} as const;
