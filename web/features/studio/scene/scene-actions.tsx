import { PronunciationButton } from '#web/data/pronunciations/pronunciation-button.tsx';
import {
  canJoin,
  joinScene,
  moveScene,
  newSceneId,
  removeScene,
  splitScene,
} from '#web/data/storyboards/edit-scenes.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Icon, type IconName } from '#web/ui/page/icons.tsx';
import type { StudioScene, StudioState } from '../use-studio.ts';
import { wordsFieldOf } from './words-field.ts';

interface SceneActionsProps {
  readonly studio: StudioState;
  readonly scene: StudioScene;
}

const action = (label: string, icon: IconName, act: () => void, isPossible = true) => (
  <ActionButton look="quiet" className="scene-actions__one" isDisabled={!isPossible} onClick={act}>
    <Icon name={icon} />
    {label}
  </ActionButton>
);

/** Plays a scene, moves it, splits it at the cursor, joins it with the next, or deletes it. */
export const SceneActions = ({ studio, scene }: SceneActionsProps) => {
  const { actions, board, edit, engine, rearrange, scenes, choose } = studio;
  const { id } = scene.draft;
  const { index } = scene;
  const all = edit.form.scenes;
  return (
    <div className="scene-actions">
      <h2 className="scene-actions__title">Scene {index + 1}</h2>
      {action('Play', 'play', () => engine.playScene(id))}
      {action('Split at Cursor', 'split', () => {
        const at = wordsFieldOf(id)?.selectionStart ?? 0;
        rearrange(splitScene(all, id, at, newSceneId()));
      })}
      {action('Join Next', 'join', () => rearrange(joinScene(all, id)), canJoin(all, id))}
      <PronunciationButton
        className="scene-actions__one scene-actions__wide"
        look="quiet"
        fieldOf={() => wordsFieldOf(id)}
        text={scene.draft.narration}
        language={board.language}
        onChanged={actions.refresh}
      >
        <Icon name="volume" />
        Pronunciation…
      </PronunciationButton>
      {action('Earlier', 'back', () => rearrange(moveScene(all, id, index - 1)), index > 0)}
      {action('Later', 'arrow', () => rearrange(moveScene(all, id, index + 1)), index < scenes.length - 1)}
      {action(
        'Delete',
        'trash',
        () => {
          const next = all[index + 1] ?? all[index - 1];
          rearrange(removeScene(all, id));
          if (next === undefined) return;
          choose(next.id);
          wordsFieldOf(next.id)?.focus();
        },
        all.length > 1,
      )}
    </div>
  );
};
