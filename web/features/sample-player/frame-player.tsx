import { useEffect, useRef, useState } from 'react';
import type { FramePage } from '#web/data/samples/provider-page.ts';
import { useModal } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { PlayerHead, type PlayerHeadProps } from './player-head.tsx';

/** The frame’s scripts may run and open the provider’s pages, but the frame cannot navigate our page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

interface FramePlayerProps extends PlayerHeadProps {
  readonly page: FramePage;
}

interface SourceLineProps {
  readonly page: FramePage;
  readonly isLoaded: boolean;
}

/**
 * Links to the provider’s page or, before anything has been loaded from the provider, says that nothing has been
 * loaded.
 */
const SourceLine = ({ page, isLoaded }: SourceLineProps) => {
  const { name } = page.provider;
  return (
    <p className="player__source">
      {isLoaded ? (
        <a href={page.address} target="_blank" rel="noreferrer">
          Open on {name}
        </a>
      ) : (
        `Nothing is loaded from ${name} until you press the button.`
      )}
    </p>
  );
};

/**
 * A sample in the provider's own frame, with the provider's own controls. It loads on request. Our page
 * cannot see whether it plays, so a link to the provider's page stays below it.
 */
export const FramePlayer = ({ sample, page, onClose }: FramePlayerProps) => {
  const dialog = useModal();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isWanted, setWanted] = useState(false);
  const { name, kind } = page.provider;
  const isSound = kind === 'audio';
  useEffect(() => {
    // The pressed button is gone: focus the provider's frame next.
    if (isWanted) frame.current?.focus();
    else dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, [dialog, isWanted]);
  return (
    <dialog
      ref={dialog}
      className="player"
      aria-label={sample.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="player__room player__plain">
        <PlayerHead sample={sample} onClose={onClose} />
        <div className="player__provider">
          {isWanted && !isSound ? null : (
            <img className="player__picture" src={sample.thumbnail} width="480" height="854" alt="" />
          )}
          {isWanted ? (
            <iframe
              ref={frame}
              className={isSound ? 'player__sound' : 'player__screen'}
              title={`${sample.title}, played by ${name}`}
              src={page.frame}
              loading="lazy"
              sandbox={SANDBOX}
              allow={ALLOWED}
              referrerPolicy="strict-origin-when-cross-origin"
            />
          ) : (
            <button
              type="button"
              data-first
              className="button button--primary button--large"
              onClick={() => setWanted(true)}
            >
              <Icon name="play" />
              {isSound ? `Listen on ${name}` : `Play on ${name}`}
            </button>
          )}
        </div>
        <SourceLine page={page} isLoaded={isWanted} />
      </div>
    </dialog>
  );
};
