import { type CSSProperties, useState } from 'react';
import type { Sending } from '#web/data/uploads/upload-queue.ts';
import { OwnPicture } from '#web/ui/media/own-picture.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import type { StudioScene } from '../use-studio.ts';

interface BoardStillProps {
  readonly scene: StudioScene;
  /** The creator’s own file that is being sent for the scene. */
  readonly sending: Sending | undefined;
}

const PERCENT = 100;

/** The work in progress on a scene’s picture; undefined when there is none. */
const workOn = ({ stored }: StudioScene, sending: Sending | undefined): string | undefined => {
  if (sending?.stage === 'sending') return `Uploading ${Math.floor(sending.share * PERCENT)}%`;
  if (sending?.stage === 'checking' || sending?.stage === 'ready') return 'Checking…';
  if (sending?.stage === 'waiting') return 'Uploading…';
  return stored?.isPainting === true ? 'Painting…' : undefined;
};

/** Styles that show roughly the part of the picture that the creator chose. */
const aimed = ({ draft: { focus, zoom } }: StudioScene): CSSProperties | undefined => {
  if (focus === undefined && zoom === undefined) return undefined;
  const { x, y } = focus ?? { x: 0.5, y: 0.5 };
  const place = `${x * PERCENT}% ${y * PERCENT}%`;
  return { objectPosition: place, transformOrigin: place, scale: zoom ?? 1 };
};

/** A scene’s picture, which appears like a developing photograph, or the description until there is a picture. */
export const BoardStill = ({ scene, sending }: BoardStillProps) => {
  const { draft, own, stored } = scene;
  const path =
    own === undefined || own.isGone ? (stored?.still?.path ?? stored?.filmed) : own.upload?.thumbnail;
  const [loaded, setLoaded] = useState<string>();
  const work = workOn(scene, sending);
  return (
    <span className={work === undefined ? 'board-still' : 'board-still board-still--painting'}>
      {path === undefined ? (
        <span className="board-still__description">
          {/* The words are already shown below. */}
          {own !== undefined || draft.picture === draft.narration ? (
            <Icon name={own === undefined ? 'brush' : 'picture'} />
          ) : (
            draft.picture
          )}
        </span>
      ) : (
        <OwnPicture
          className={`board-still__picture ${loaded === path ? '' : 'board-still__picture--developing'}`}
          style={aimed(scene)}
          src={path}
          width="540"
          height="960"
          decoding="async"
          draggable={false}
          onLoad={() => setLoaded(path)}
        />
      )}
      {own?.upload === undefined ? null : (
        <span className="picture-note board-still__own">
          <Icon name={own.upload.kind === 'clip' ? 'film' : 'picture'} />
          <span className="hidden-visually">Your own {own.upload.kind}</span>
        </span>
      )}
      {work === undefined ? null : <span className="board-still__painting">{work}</span>}
    </span>
  );
};
