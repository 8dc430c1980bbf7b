import type { OwnPlays } from '#functions/domain/analytics/own-plays.ts';

interface Outcome {
  readonly isWritten: boolean;
  /** Corrections that were left out because their row had changed. */
  readonly changed: number;
}

const times = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const plays = (counted: readonly { readonly plays: number; readonly completions: number }[]): string => {
  const sum = (what: 'plays' | 'completions') => counted.reduce((total, each) => total + each[what], 0);
  return `${times(sum('plays'), 'play')} and ${times(sum('completions'), 'completion')}`;
};

const lineOf = ({ ownerId, videos, days, viewings }: OwnPlays): string[] => {
  const shared = viewings.filter(({ onVideo, onDayPlayed }) => onVideo || onDayPlayed);
  const parts = [
    ...(videos.length > 0 ? [`${times(videos.length, 'unshared video')} with ${plays(videos)}`] : []),
    ...(days.length > 0 ? [`${times(days.length, 'day')} before any share with ${plays(days)}`] : []),
    ...(shared.length > 0 ? [`${times(shared.length, 'play')} of the last day`] : []),
  ];
  return parts.length === 0 ? [] : [`${ownerId}: ${parts.join('; ')}`];
};

/** What the command prints: a line for each creator with own plays, what stays, and what to do next. */
export const ownPlaysReport = (own: readonly OwnPlays[], { isWritten, changed }: Outcome): string[] => {
  const lines = own.flatMap(lineOf);
  const onVideos = own.reduce((total, { unknown }) => total + unknown.onVideos, 0);
  const onDays = own.reduce((total, { unknown }) => total + unknown.onDays, 0);
  return [
    ...lines,
    lines.length === 0
      ? 'No figures contain plays that are certainly the owner’s.'
      : `${times(lines.length, 'creator')} with plays of their own. ${isWritten ? 'Their figures are corrected.' : 'Nothing was written: add "-- --write" to correct them.'}`,
    ...(changed > 0 ? [`${times(changed, 'row')} changed meanwhile: run the command again.`] : []),
    ...(onVideos + onDays > 0
      ? [
          `${times(onVideos, 'play')} of shared videos stay, and ${onDays} in the daily figures since the first share: the table doesn’t record who played them.`,
        ]
      : []),
  ];
};
