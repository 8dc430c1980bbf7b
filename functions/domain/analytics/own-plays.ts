import type { Day } from './analytics.ts';

/** The counters of a video, as far as plays concern them. */
export interface CountedVideo {
  readonly videoId: string;
  readonly plays: number;
  readonly completions: number;
  /** Whether it ever had a link: without one, only its owner could play it. */
  readonly isShared: boolean;
}

/** The owner's last play of a video, while the table remembers it: about a day. Days are UTC. */
export interface OwnViewing {
  readonly videoId: string;
  /** As stored, to recognise the row. */
  readonly playedAt: number;
  readonly endedAt: number | undefined;
  readonly playedOn: string;
  readonly endedOn: string | undefined;
}

/** What the table knows about the plays of one creator's videos. */
export interface CountedPlays {
  readonly ownerId: string;
  readonly videos: readonly CountedVideo[];
  readonly days: readonly Day[];
  readonly viewings: readonly OwnViewing[];
}

/** A remembered play, and the counters that still contain it. */
export interface PlayToTakeBack {
  readonly viewing: OwnViewing;
  readonly onVideo: boolean;
  readonly onDayPlayed: boolean;
  readonly onDayEnded: boolean;
}

/** The plays that are certainly the owner's own. */
export interface OwnPlays {
  readonly ownerId: string;
  /** Videos that were never shared. */
  readonly videos: readonly CountedVideo[];
  /** Days before the owner shared anything. */
  readonly days: readonly Day[];
  readonly viewings: readonly PlayToTakeBack[];
  /** Plays whose viewer the table does not know: of shared videos, and on days from the first share on. */
  readonly unknown: { readonly onVideos: number; readonly onDays: number };
}

const hasPlays = ({ plays, completions }: { readonly plays: number; readonly completions: number }) =>
  plays + completions > 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The first day of a share: before it, only the owner could watch. A share of unknown day makes every day doubtful. */
const firstShareOf = ({ videos, days }: CountedPlays): string | undefined => {
  const shared = days.filter(({ shares }) => shares > 0).map(({ date }) => date);
  if (shared.length > 0) return shared.toSorted()[0];
  return videos.some(({ isShared }) => isShared) ? '' : undefined;
};

/** Separates the owner's own plays, as far as that can be proved, from those that may be anyone's. */
export const ownPlaysOf = (counted: CountedPlays): OwnPlays => {
  const firstShare = firstShareOf(counted);
  const isOwnDay = (date: string): boolean => firstShare === undefined || date < firstShare;
  const sharedVideos = counted.videos.filter(({ isShared }) => isShared);
  const sharedIds = new Set(sharedVideos.map(({ videoId }) => videoId));
  const viewings = counted.viewings.map((viewing) => ({
    viewing,
    onVideo: sharedIds.has(viewing.videoId),
    onDayPlayed: !isOwnDay(viewing.playedOn),
    onDayEnded: viewing.endedOn !== undefined && !isOwnDay(viewing.endedOn),
  }));
  const laterDays = counted.days.filter(({ date }) => !isOwnDay(date));
  return {
    ownerId: counted.ownerId,
    videos: counted.videos.filter((video) => !video.isShared && hasPlays(video)),
    days: counted.days.filter((day) => isOwnDay(day.date) && hasPlays(day)),
    viewings,
    unknown: {
      onVideos:
        sum(sharedVideos.map(({ plays }) => plays)) - viewings.filter(({ onVideo }) => onVideo).length,
      onDays:
        sum(laterDays.map(({ plays }) => plays)) - viewings.filter(({ onDayPlayed }) => onDayPlayed).length,
    },
  };
};
