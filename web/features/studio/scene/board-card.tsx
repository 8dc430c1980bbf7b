import { type KeyboardEvent, useId } from 'react';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import { signSentences } from '#web/data/scripts/sign-notes.ts';
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

type CardScene = Pick<BoardCardProps, 'studio' | 'scene'>;

const isChosen = ({ studio, scene }: CardScene): boolean => studio.chosen?.draft.id === scene.draft.id;

/** A scene’s picture, number and length: pressing it chooses the scene, dragging it moves the scene. */
const CardStill = (props: CardScene & Pick<BoardCardProps, 'isShown' | 'onDrag' | 'onDragEnd'>) => {
  const { board, choose, files, film } = props.studio;
  const { draft, index, stored } = props.scene;
  const seconds = framesToSeconds(film.scenes[index]?.timeline.frames ?? 0).toFixed(1);
  return (
    <button
      type="button"
      className="board-card__still"
      aria-pressed={isChosen(props)}
      data-shown={props.isShown}
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
      <BoardStill scene={props.scene} sending={files.sendingOf(draft.id)} />
      {board.update?.filmed.includes(draft.id) === true ? (
        <span className="picture-note board-card__again">
          <Icon name="retry" />
          <span className="board-card__again-word">Will be filmed again</span>
        </span>
      ) : null}
    </button>
  );
};

/** A scene’s words. Ctrl or Cmd with Enter splits the scene at the cursor. */
const CardWords = (props: CardScene) => {
  const { board, choose, edit, files, write, rearrange } = props.studio;
  const { draft, index, stored } = props.scene;
  const noteId = useId();
  const problem = files.sendingOf(draft.id)?.problem ?? stored?.problem;
  const signs = signSentences(draft.narration, board.language);
  const note = problem ?? (signs === '' ? undefined : signs);
  const take = (): void => {
    if (!isChosen(props)) choose(draft.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.ctrlKey && !event.metaKey) return;
    rearrange(splitScene(edit.form.scenes, draft.id, event.currentTarget.selectionStart, newSceneId()));
  };
  return (
    <div className="board-card__words">
      <textarea
        className="board-card__text"
        id={wordsFieldId(draft.id)}
        aria-label={`Words of scene ${index + 1}`}
        aria-describedby={note === undefined ? undefined : noteId}
        lang={board.language}
        value={draft.narration}
        // Doesn’t happen on focus, because tabbing past the field would choose another scene.
        onClick={take}
        // The buttons act on the selected words, so their scene must be the chosen one.
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
          if (selectionStart < selectionEnd) take();
        }}
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
      <p id={noteId} className={problem === undefined ? 'board-card__note' : 'board-card__problem'}>
        {note}
      </p>
    </div>
  );
};

/** One scene: its picture, its length, and its words, which are edited in place. */
export const BoardCard = (props: BoardCardProps) => {
  const { studio, scene, isNarrow, isShown, isDropPlace, isDragging } = props;
  const { draft, index } = scene;
  return (
    // The scene can also be moved with its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={`board-card ${isChosen(props) ? 'board-card--chosen' : ''} ${isDropPlace ? 'board-card--drop' : ''} ${studio.files.over === draft.id ? 'board-card--over' : ''}`}
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
      <CardStill
        studio={studio}
        scene={scene}
        isShown={isShown}
        onDrag={props.onDrag}
        onDragEnd={props.onDragEnd}
      />
      <CardWords studio={studio} scene={scene} />
      {isNarrow && isChosen(props) ? <ScenePanel studio={studio} scene={scene} /> : null}
    </li>
  );
};
