import './scene-panel.css';
import { PICTURE_TEXT_MAX_CHARS } from '#contract/catalogue.ts';
import { MOTIONS, type Motion } from '#contract/motions.ts';
import { SHOTS, type Shot } from '#contract/picture.ts';
import { changeScene, type SceneChange } from '#web/data/storyboards/edit-scenes.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { ChoiceField, LongTextField } from '#web/ui/kit/fields.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { paintHint, paintOne } from '../paint-words.ts';
import type { StudioScene, StudioState } from '../use-studio.ts';
import { FramingField } from './framing-field.tsx';
import { OwnMediaField } from './own/own-media-field.tsx';
import { SceneActions } from './scene-actions.tsx';

/** The names that creators see for camera moves. */
const MOVE_WORDS: Readonly<Record<Motion, string>> = {
  'push-in': 'Push in',
  'lean-in': 'Lean in',
  'pull-out': 'Pull out',
  'pan-left': 'Pan left',
  'pan-right': 'Pan right',
  'pan-up': 'Tilt up',
  'pan-down': 'Tilt down',
  drift: 'Drift right',
  'drift-back': 'Drift left',
  'rise-in': 'Rise',
  'slide-in': 'Slide',
};

/** The names that creators see for a picture’s shots. */
const SHOT_WORDS: Readonly<Record<Shot, string>> = {
  'wide view': 'Wide view',
  'medium view': 'Medium view',
  'low angle': 'Low angle',
  'close view': 'Close view',
  'high angle': 'From above',
  'over the shoulder': 'Over the shoulder',
};

const AUTOMATIC = { value: 'automatic', label: 'Chosen for you' } as const;
const MOVES = [AUTOMATIC, ...MOTIONS.map((value) => ({ value, label: MOVE_WORDS[value] }))];
const SHOT_CHOICES = [AUTOMATIC, ...SHOTS.map((value) => ({ value, label: SHOT_WORDS[value] }))];

interface ScenePanelProps {
  readonly studio: StudioState;
  readonly scene: StudioScene;
}

/** The description of a scene’s picture, and the button that paints it. */
const PictureColumn = ({ studio, scene }: ScenePanelProps) => {
  const { actions, board, edit, task, work, write } = studio;
  const { draft, stored } = scene;
  const paint = (): void => {
    void work('paint', () => actions.paint.mutateAsync([draft.id]));
  };
  const hint = paintHint(board, scene);
  // A picture would be wasted on a video that can’t be filmed again.
  const isPastFilming =
    board.videoId !== undefined && (board.video === undefined || board.problem !== undefined);
  const isTooLong = Array.from(draft.picture).length > PICTURE_TEXT_MAX_CHARS;
  return (
    <div className="scene-panel__column">
      <LongTextField
        label="What the picture shows"
        placeholder="A lighthouse in a storm, seen from a small boat"
        rows={4}
        value={draft.picture}
        problem={
          isTooLong
            ? `A picture’s description has room for ${PICTURE_TEXT_MAX_CHARS} characters. Shorten it.`
            : undefined
        }
        onChange={(picture) => write(changeScene(edit.form.scenes, draft.id, { picture }))}
      />
      <ActionButton
        isDisabled={stored?.isPainting === true || isPastFilming}
        isBusy={task === 'paint'}
        busyText="Starting…"
        onClick={paint}
      >
        <Icon name="brush" />
        {stored?.isPainting === true ? 'Painting…' : paintOne(board, scene)}
      </ActionButton>
      {hint === undefined ? null : <p className="scene-panel__hint">{hint}</p>}
    </div>
  );
};

/** Everything about one scene except its words: its position, its picture and the camera. */
export const ScenePanel = ({ studio, scene }: ScenePanelProps) => {
  const { edit, write, rearrange } = studio;
  const { draft, index, own, stored } = scene;
  const changed = (change: SceneChange) => changeScene(edit.form.scenes, draft.id, change);
  return (
    <section className="scene-panel" aria-label={`Details of scene ${index + 1}`}>
      <SceneActions studio={studio} scene={scene} />
      <div className="scene-panel__columns">
        {own === undefined ? <PictureColumn studio={studio} scene={scene} /> : null}
        <div className="scene-panel__column">
          <OwnMediaField studio={studio} scene={scene} />
        </div>
        <div className="scene-panel__column">
          {own === undefined ? (
            <ChoiceField<Shot | 'automatic'>
              label="Shot"
              value={draft.shot ?? 'automatic'}
              choices={SHOT_CHOICES}
              onChange={(shot) => rearrange(changed({ shot: shot === 'automatic' ? undefined : shot }))}
            />
          ) : null}
          <ChoiceField<Motion | 'automatic'>
            label="Camera"
            value={draft.move ?? 'automatic'}
            choices={MOVES}
            onChange={(move) => rearrange(changed({ move: move === 'automatic' ? undefined : move }))}
          />
        </div>
        <div className="scene-panel__column">
          <FramingField
            picture={own === undefined ? stored?.still?.path : own.upload?.thumbnail}
            focus={draft.focus}
            zoom={draft.zoom}
            onChange={(aim) => write(changed(aim))}
          />
        </div>
      </div>
    </section>
  );
};
