import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ProviderPage, providerPageOf } from '#web/data/samples/provider-page.ts';
import { captionsOf, filmOf, type Sample } from '#web/data/samples/samples.ts';
import { useModal } from '#web/ui/dialog/dialog.tsx';
import { PlayerControls } from './player-controls.tsx';
import { PlayerHead, type PlayerHeadProps } from './player-head.tsx';
import { ProviderStage } from './provider-stage.tsx';
import { type Abilities, type Player, usePlayer } from './use-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';

/** Where captions start, as a percentage of the video's height: below the burned-in captions, above the controls. */
const CAPTIONS_FROM_TOP = 76;

const raise = (tracks: TextTrackList): void => {
  for (const track of tracks)
    for (const cue of track.cues ?? [])
      if (cue instanceof VTTCue) {
        cue.snapToLines = false;
        cue.line = CAPTIONS_FROM_TOP;
      }
};

/** Moves visible captions clear of the controls. */
const useRaisedCaptions = (film: RefObject<HTMLVideoElement | null>, hasCaptions: boolean): void => {
  useEffect(() => {
    if (hasCaptions && film.current !== null) raise(film.current.textTracks);
  }, [film, hasCaptions]);
};

const AWAKE_MILLISECONDS = 2600;

/** True for a moment after a pointer move, key press or tap. */
const useAwake = () => {
  const [at, setAt] = useState(1);
  const wake = useCallback(() => setAt(performance.now()), []);
  const toggleAwake = useCallback(() => setAt((last) => (last === 0 ? performance.now() : 0)), []);
  useEffect(() => {
    if (at === 0) return undefined;
    const timer = setTimeout(() => setAt(0), AWAKE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [at]);
  return { isAwake: at !== 0, wake, toggleAwake };
};

interface ShippedFilmProps {
  readonly sample: Sample;
  readonly film: RefObject<HTMLVideoElement | null>;
  readonly events: Player['events'];
}

/** A video file served by this site. */
const ShippedFilm = ({ sample, film, events }: ShippedFilmProps) => (
  <video
    ref={film}
    className="player__film"
    src={filmOf(sample)}
    poster={sample.thumbnail}
    width="480"
    height="854"
    playsInline
    preload="auto"
    aria-label={sample.title}
    {...events}
  >
    <track kind="captions" src={captionsOf(sample)} srcLang="en" label="English" />
  </video>
);

interface SampleFilmProps extends Pick<ShippedFilmProps, 'sample' | 'film'> {
  readonly page: ProviderPage | undefined;
  readonly player: Player;
}

/** The video itself, from this site or from a provider. */
const SampleFilm = ({ sample, film, page, player }: SampleFilmProps) =>
  page === undefined ? (
    <ShippedFilm sample={sample} film={film} events={player.events} />
  ) : (
    <ProviderStage
      key={player.attempt}
      page={page}
      thumbnail={sample.thumbnail}
      film={film}
      player={player}
    />
  );

interface PlayerProblemProps {
  readonly page: ProviderPage | undefined;
  readonly onRetry: () => void;
}

const PlayerProblem = ({ page, onRetry }: PlayerProblemProps) => (
  <div className="player__problem" role="alert">
    <p>
      {page === undefined
        ? 'We couldn’t load the video.'
        : `We couldn’t reach ${page.provider.name}. Check your connection and try again.`}
    </p>
    <button type="button" className="button" onClick={onRetry}>
      Try Again
    </button>
  </div>
);

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
  const { begin } = player;
  useEffect(() => {
    // The autoplay attribute would start a video in the middle of a press on Play, which would then pause it.
    if (page === undefined) begin();
  }, [page, begin]);
  useRaisedCaptions(film, player.hasCaptions);
  const { isAwake, wake, toggleAwake } = useAwake();
  const onKeyDown = usePlayerKeys(player, room);
  useEffect(() => {
    // Doesn’t focus the first button, which closes the player: Space must play right away.
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
          <SampleFilm sample={sample} film={film} page={page} player={player} />
          {player.isBroken ? <PlayerProblem page={page} onRetry={player.reload} /> : null}
        </div>
        <PlayerHead sample={sample} onClose={onClose} />
        <PlayerControls player={player} frame={room} stated={sample.duration} />
      </div>
    </dialog>
  );
};
