import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { useMediaAccess } from './media-access.ts';

type OnFilm = (event: SyntheticEvent<HTMLVideoElement>) => void;

/** How far a film must play for its next failure to count as a new one. */
const NEAR_SECONDS = 1;

const isNear = (at: number, other: number | undefined): boolean =>
  other !== undefined && Math.abs(at - other) <= NEAR_SECONDS;

/** Handlers for the element. */
type FilmEvents = Readonly<
  Record<'onPlay' | 'onSeeking' | 'onTimeUpdate' | 'onLoadedMetadata' | 'onError', OnFilm>
>;

/**
 * Returns a ref for a film's element, and its event handlers. Keeps the film playing after access to it expires:
 * renews the access during playback and, if the film is refused, reloads it at the point where it stopped. Uses the
 * film's own events, because timers stop in a hidden tab and while a laptop sleeps. Gives up on a film that fails
 * twice at the same point. Also goes to the point in `seek`, once per object, and plays from there unless only a
 * still is wanted.
 */
export const useFilmRecovery = (
  seek: { readonly to: number; readonly isStill?: boolean } | undefined,
  onGivenUp: () => void,
): readonly [RefObject<HTMLVideoElement | null>, FilmEvents] => {
  const film = useRef<HTMLVideoElement>(null);
  const { renew, renewIfDue } = useMediaAccess();
  const place = useRef<number>(undefined);
  const failedAt = useRef<number>(undefined);
  useEffect(() => {
    const element = film.current;
    if (element === null || seek === undefined) return;
    if (element.readyState === 0) {
      place.current = seek.to;
      return;
    }
    element.currentTime = seek.to;
    if (seek.isStill !== true) element.play().catch(() => undefined);
  }, [seek]);

  const recover = async (element: HTMLVideoElement): Promise<void> => {
    const at = (place.current ??= element.currentTime);
    if (isNear(at, failedAt.current)) {
      failedAt.current = undefined;
      onGivenUp();
      return;
    }
    failedAt.current = at;
    const wasPlaying = !element.paused;
    await renew();
    if (film.current !== element) return;
    element.load();
    if (wasPlaying) element.play().catch(() => undefined);
  };

  const events: FilmEvents = {
    onPlay: renewIfDue,
    onSeeking: renewIfDue,
    onTimeUpdate: ({ currentTarget }) => {
      renewIfDue();
      if (!isNear(currentTarget.currentTime, failedAt.current)) failedAt.current = undefined;
    },
    onLoadedMetadata: ({ currentTarget }) => {
      if (place.current !== undefined) currentTarget.currentTime = place.current;
      place.current = undefined;
    },
    onError: ({ currentTarget }) => void recover(currentTarget),
  };
  return [film, events];
};
