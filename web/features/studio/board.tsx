import './board.css';
import { useState } from 'react';
import { moveScene } from '#web/data/storyboards/edit-scenes.ts';
import { usePreviewScene } from '#web/ui/preview/use-preview.ts';
import { BoardCard } from './scene/board-card.tsx';
import type { StudioState } from './use-studio.ts';

interface BoardProps {
  readonly studio: StudioState;
  readonly isNarrow: boolean;
}

/** The scenes as a film strip. Scenes can be moved by dragging their stills or with their buttons. */
export const Board = ({ studio, isNarrow }: BoardProps) => {
  const { engine, scenes, rearrange, edit } = studio;
  const playing = usePreviewScene(engine);
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<number>();
  const drop = (index: number): void => {
    if (dragged !== undefined) rearrange(moveScene(edit.form.scenes, dragged, index));
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <ol className="board" aria-label="Scenes">
      {scenes.map((scene) => (
        <BoardCard
          key={scene.draft.id}
          studio={studio}
          scene={scene}
          isNarrow={isNarrow}
          isShown={scene.index === playing}
          isDropPlace={dragged !== undefined && over === scene.index}
          onDrag={() => setDragged(scene.draft.id)}
          onDragEnd={() => {
            setDragged(undefined);
            setOver(undefined);
          }}
          onOver={() => setOver(scene.index)}
          onDrop={() => drop(scene.index)}
          isDragging={dragged !== undefined}
        />
      ))}
    </ol>
  );
};
