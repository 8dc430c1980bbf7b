import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { ProviderPage } from '#web/data/samples/provider-page.ts';
import type { ProviderFilm } from './provider-film.tsx';
import type { Player } from './use-player.ts';

/** How long to wait for a provider's player. */
const ANSWER_MILLISECONDS = 15_000;

interface ProviderStageProps {
  readonly page: ProviderPage;
  /** Our own picture, because the provider's would require a request to the provider. */
  readonly thumbnail: string;
  readonly film: RefObject<HTMLVideoElement | null>;
  readonly player: Player;
}

/**
 * A video played by a provider. Doesn't load the player's code or anything from the provider before the viewer
 * presses Play.
 */
export const ProviderStage = ({ page, thumbnail, film, player }: ProviderStageProps) => {
  const { isWanted, isBroken, events, begin, volume, isMuted, speed } = player;
  const [Film, setFilm] = useState<typeof ProviderFilm>();
  const [isReached, setReached] = useState(false);
  const isConnecting = isWanted && !isBroken && !isReached;
  const { onError } = events;

  useEffect(() => {
    if (!isConnecting) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const { ProviderFilm: loaded } = await import('./provider-film.tsx');
        if (!isGone) setFilm(() => loaded);
      } catch {
        if (!isGone) onError();
      }
    };
    void load();
    const timer = setTimeout(onError, ANSWER_MILLISECONDS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isConnecting, onError]);
  const onReached = useCallback(() => {
    setReached(true);
    begin();
  }, [begin]);

  const { name } = page.provider;
  return (
    <div className="player__film player__embed">
      {isWanted && !isBroken && Film !== undefined ? (
        // Focus and clicks stay on our page, where Escape closes the player and Space pauses it.
        <div className="player__frame" inert>
          <Film
            page={page}
            film={film}
            events={events}
            volume={volume}
            isMuted={isMuted}
            speed={speed}
            onReached={onReached}
          />
        </div>
      ) : null}
      {isReached && !isBroken ? null : (
        <img className="player__frame" src={thumbnail} width="480" height="854" alt="" />
      )}
      {isReached || isBroken ? null : (
        <output className="player__note">
          {isConnecting ? `Connecting to ${name}…` : `Press Play to load this video from ${name}.`}
        </output>
      )}
    </div>
  );
};
