import { useState } from 'react';
import { OwnPicture } from '#web/ui/media/own-picture.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import type { StudioScene } from '../use-studio.ts';

/** A scene's picture, which develops like a photograph; until it exists, what it will show. */
export const BoardStill = ({ scene }: { readonly scene: StudioScene }) => {
  const { draft, stored } = scene;
  const path = stored?.still?.path ?? stored?.filmed;
  const [loaded, setLoaded] = useState<string>();
  const isPainting = stored?.isPainting === true;
  return (
    <span className={isPainting ? 'board-still board-still--painting' : 'board-still'}>
      {path === undefined ? (
        <span className="board-still__description">
          {/* The words stand below already. */}
          {draft.picture === draft.narration ? <Icon name="brush" /> : draft.picture}
        </span>
      ) : (
        <OwnPicture
          className={`board-still__picture ${loaded === path ? '' : 'board-still__picture--developing'}`}
          src={path}
          width="540"
          height="960"
          decoding="async"
          draggable={false}
          onLoad={() => setLoaded(path)}
        />
      )}
      {isPainting ? <span className="board-still__painting">Painting…</span> : null}
    </span>
  );
};
