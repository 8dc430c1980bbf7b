import { type KeyboardEvent, useId } from 'react';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import { changeScene, newSceneId, splitScene } from '#web/data/storyboards/edit-scenes.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import type { StudioScene, StudioState } from '../use-studio.ts';
import { BoardStill } from './board-still.tsx';
import { ScenePanel } from './scene-panel.tsx';
import { wordsFieldId } from './words-field.ts';

interface BoardCardProps {
  readonly studio: StudioState;
  readonly scene: StudioScene;
  readonly isNarrow: boolean;
  /** Whether the preview shows this scene. */
  readonly isShown: boolean;
  readonly isDropPlace: boolean;
  readonly isDragging: boolean;
  readonly onDrag: () => void;
  readonly onDragEnd: () => void;
  readonly onOver: () => void;
  readonly onDrop: () => void;
}

/** One scene: its picture, its length, and its words, which are edited in place. */
export const BoardCard = (props: BoardCardProps) => {
  const { studio, scene, isNarrow, isShown, isDropPlace, isDragging } = props;
  const { board, chosen, choose, edit, files, film, write, rearrange } = studio;
  const { draft, index, stored } = scene;
  const problemId = useId();
  const isChosen = chosen?.draft.id === draft.id;
  const sending = files.sendingOf(draft.id);
  const problem = sending?.problem ?? stored?.problem;
  const seconds = framesToSeconds(film.scenes[index]?.timeline.frames ?? 0).toFixed(1);
  const take = (): void => {
    if (!isChosen) choose(draft.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.ctrlKey && !event.metaKey) return;
    rearrange(splitScene(edit.form.scenes, draft.id, event.currentTarget.selectionStart, newSceneId()));
  };
  return (
    // The buttons of the scene move it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={`board-card ${isChosen ? 'board-card--chosen' : ''} ${isDropPlace ? 'board-card--drop' : ''} ${files.over === draft.id ? 'board-card--over' : ''}`}
      data-scene={draft.id}
      aria-label={`Scene ${index + 1}`}
      onDragOver={(event) => {
        if (!isDragging) return;
        event.preventDefault();
        props.onOver();
      }}
      onDrop={(event) => {
        if (!isDragging) return;
        event.preventDefault();
        props.onDrop();
      }}
    >
      <button
        type="button"
        className="board-card__still"
        aria-pressed={isChosen}
        data-shown={isShown}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          props.onDrag();
        }}
        onDragEnd={props.onDragEnd}
        onClick={() => choose(draft.id)}
      >
        <span className="picture-note board-card__number">
          <span className="hidden-visually">Scene </span>
          {index + 1}
        </span>
        <span className="picture-note board-card__seconds">
          {stored?.isSpoken === true ? '' : '≈ '}
          {seconds} s
        </span>
        <BoardStill scene={scene} sending={sending} />
        {board.update?.filmed.includes(draft.id) === true ? (
          <span className="picture-note board-card__again">
            <Icon name="retry" />
            <span className="board-card__again-word">Will be filmed again</span>
          </span>
        ) : null}
      </button>
      <div className="board-card__words">
        <textarea
          className="board-card__text"
          id={wordsFieldId(draft.id)}
          aria-label={`Words of scene ${index + 1}`}
          aria-describedby={problem === undefined ? undefined : problemId}
          lang={board.language}
          value={draft.narration}
          // Not on focus, because tabbing past it would choose another scene.
          onClick={take}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            take();
            write(
              changeScene(edit.form.scenes, draft.id, {
                narration: event.target.value.replaceAll(/\s*[\r\n]+\s*/gu, ' '),
              }),
            );
          }}
        />
        <p id={problemId} className="board-card__problem">
          {problem}
        </p>
      </div>
      {isNarrow && isChosen ? <ScenePanel studio={studio} scene={scene} /> : null}
    </li>
  );
};
