import { memo, type RefObject, useCallback } from 'react';
import players from 'react-player/players';
import { createReactPlayer } from 'react-player/ReactPlayer';
import { FILM_PROVIDERS } from '#contract/film-providers.ts';
import { type ProviderPage, providerPageOf } from '#web/data/samples/provider-page.ts';
import type { Speed } from './player-values.ts';
import type { Player } from './use-player.ts';

/** The player for each of our providers, limited to that provider’s URLs. */
const entries = FILM_PROVIDERS.flatMap(({ name }) =>
  players
    .filter((one) => one.name.toLowerCase() === name.toLowerCase())
    .map((one) => ({
      ...one,
      canPlay: (address: string) => providerPageOf(address)?.provider.name === name,
    })),
);
const [fallback] = entries;
if (fallback === undefined) throw new Error('react-player has no player for any of our providers.');
const ProviderPlayer = createReactPlayer(entries, fallback);

/**
 * Resolves when the provider's player has loaded, which is the only signal that all three elements have in
 * common.
 */
const answered = async (element: HTMLElement): Promise<void> => {
  if ('loadComplete' in element) await element.loadComplete;
};

interface ProviderFilmProps {
  readonly page: ProviderPage;
  /** Set once the video can be played. */
  readonly film: RefObject<HTMLVideoElement | null>;
  readonly events: Player['events'];
  readonly volume: number;
  readonly isMuted: boolean;
  readonly speed: Speed;
  readonly onReached: () => void;
}

/** The provider's own player in its frame. Memoised, so that time updates don't re-render it. */
export const ProviderFilm = memo(
  ({ page, film: filmRef, events, volume, isMuted, speed, onReached }: ProviderFilmProps) => {
    const attach = useCallback(
      (element: HTMLVideoElement | null) => {
        const begin = async (shown: HTMLVideoElement): Promise<void> => {
          await answered(shown);
          if (!shown.isConnected) return;
          filmRef.current = shown;
          onReached();
        };
        if (element === null) filmRef.current = null;
        else void begin(element);
      },
      [filmRef, onReached],
    );
    return (
      <ProviderPlayer
        ref={attach}
        src={page.address}
        width="100%"
        height="100%"
        volume={volume}
        muted={isMuted}
        playbackRate={speed}
        playsInline
        {...events}
      />
    );
  },
);
