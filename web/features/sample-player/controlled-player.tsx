import { useEffect, useMemo, useRef } from 'react';
import { type ProviderPage, providerPageOf } from '#web/data/samples/provider-page.ts';
import { useModal } from '#web/ui/dialog/dialog.tsx';
import { PlayerControls } from './player-controls.tsx';
import { PlayerHead, type PlayerHeadProps } from './player-head.tsx';
import { ProviderStage } from './provider-stage.tsx';
import { ShippedFilm } from './shipped-film.tsx';
import { useAwake } from './use-awake.ts';
import { type Abilities, usePlayer } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { useRaisedCaptions } from './use-raised-captions.ts';

const abilitiesOf = (page: ProviderPage | undefined): Abilities =>
  page === undefined
    ? { captions: true, volume: true, speeds: true }
    : { captions: false, volume: page.provider.hasVolume, speeds: page.provider.hasSpeeds };

/** A full-screen player with our controls. Starts automatically; its controls hide during playback while the viewer is idle. */
export const ControlledPlayer = ({ sample, onClose }: PlayerHeadProps) => {
  const dialog = useModal();
  // A dialog element cannot go full screen, but its content can.
  const room = useRef<HTMLDivElement>(null);
  const page = useMemo(() => providerPageOf(sample.videoUrl), [sample.videoUrl]);
  const [film, player] = usePlayer(useMemo(() => abilitiesOf(page), [page]));
  useRaisedCaptions(film, player.hasCaptions);
  const { isAwake, wake, toggleAwake } = useAwake();
  const onKeyDown = usePlayerKeys(player, room);
  useEffect(() => {
    // Not the first button, which closes: Space must play from the start.
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [dialog]);
  const isShown = isAwake || !player.isPlaying;
  return (
    // Keys work wherever the focus is, and any movement shows the controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="player"
      aria-label={sample.title}
      data-controls={isShown ? 'shown' : 'hidden'}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        wake();
        onKeyDown(event);
      }}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') wake();
      }}
      onFocus={wake}
    >
      <div ref={room} className="player__room">
        <div
          className="player__stage"
          onPointerUp={(event) => {
            if (!(event.target instanceof Element) || event.target.closest('.player__film') === null) return;
            if (event.pointerType === 'mouse') player.togglePlay();
            else toggleAwake();
          }}
        >
          {page === undefined ? (
            <ShippedFilm sample={sample} film={film} events={player.events} />
          ) : (
            <ProviderStage
              key={player.attempt}
              page={page}
              thumbnail={sample.thumbnail}
              film={film}
              player={player}
            />
          )}
          {player.isBroken ? (
            <div className="player__problem" role="alert">
              <p>
                {page === undefined
                  ? 'We couldn’t load the video.'
                  : `We couldn’t reach ${page.provider.name}. Check your connection and try again.`}
              </p>
              <button type="button" className="button" onClick={player.reload}>
                Try Again
              </button>
            </div>
          ) : null}
        </div>
        <PlayerHead sample={sample} onClose={onClose} />
        <PlayerControls player={player} frame={room} />
      </div>
    </dialog>
  );
};
