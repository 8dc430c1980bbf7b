import { useState } from 'react';
import { CREDITS_PER_SCENE } from '#contract/catalogue.ts';
import type { FilmedScene } from '#contract/schemas/scenes.ts';
import type { Video } from '#contract/schemas/videos.ts';
import { isSessionLost, sentenceOf } from '#web/data/api/api-error.ts';
import { useOneAtATime } from '#web/data/api/one-at-a-time.ts';
import { type SceneWish, useEditScene, useScenes } from '#web/data/videos/scenes.ts';
import { formatElapsed } from '#web/lib/format.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { useMessages } from '#web/ui/dialog/messages.tsx';
import { OwnPicture } from '#web/ui/media/own-picture.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { SceneWordsDialog } from './scene-words-dialog.tsx';
import './scene-strip.css';

interface SceneStripProps {
  readonly video: Video;
  readonly onSeek: (seconds: number) => void;
}

const SceneButton = ({
  scene,
  isChosen,
  onChoose,
}: {
  readonly scene: FilmedScene;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) => (
  <li>
    <button
      type="button"
      className="scene-strip__scene"
      aria-current={isChosen}
      aria-label={`Scene ${scene.n}, at ${formatElapsed(scene.start)}`}
      onClick={onChoose}
    >
      <OwnPicture src={scene.thumbnail} width="144" height="256" loading="lazy" decoding="async" />
      <span className="picture-note scene-strip__number" aria-hidden="true">
        {scene.n}
      </span>
    </button>
  </li>
);

/** Repaints or rewrites scenes of a video, one at a time. */
const useSceneEdits = (videoId: string) => {
  const { alert, confirm } = useMessages();
  const edit = useEditScene(videoId);
  const once = useOneAtATime();
  /** Whether the change has started. */
  const change = async (wish: SceneWish): Promise<boolean> => {
    try {
      return (await once(() => edit.mutateAsync(wish))) !== undefined;
    } catch (error) {
      if (!isSessionLost(error)) await alert(`We couldn’t change the scene. ${sentenceOf(error)}`);
      return false;
    }
  };
  const repaint = async (n: number): Promise<void> => {
    const question = `Paint another picture for scene ${n}? It costs ${CREDITS_PER_SCENE} credit.`;
    if (await confirm(question, 'Repaint', 'primary')) await change({ n });
  };
  return { isBusy: edit.isPending, change, repaint };
};

/**
 * The scenes of a completed video: pressing a scene seeks to it, and the chosen scene can be repainted or
 * rewritten. Reserves space before the scenes load, so that the buttons below don’t move while they are being
 * pressed.
 */
export const SceneStrip = ({ video, onSeek }: SceneStripProps) => {
  const { data: scenes, isError } = useScenes(video);
  const [chosen, setChosen] = useState(1);
  const [isEditing, setEditing] = useState(false);
  const { isBusy, change, repaint } = useSceneEdits(video.id);
  if (scenes === undefined ? isError : scenes.length === 0) return null;
  const scene = scenes?.find(({ n }) => n === chosen) ?? scenes?.[0];
  const n = scene?.n ?? chosen;
  const isFixed = scene === undefined || video.editing !== undefined;
  return (
    <section className="scene-strip" aria-label="Scenes">
      <ol className="scene-strip__scenes">
        {scenes === undefined ? <li className="scene-strip__scene scene-strip__scene--awaited" /> : null}
        {scenes?.map((each) => (
          <SceneButton
            key={each.n}
            scene={each}
            isChosen={each === scene}
            onChoose={() => {
              setChosen(each.n);
              onSeek(each.start);
            }}
          />
        ))}
      </ol>
      <div className="scene-strip__chosen">
        <h3 className="scene-strip__title">Scene {n}</h3>
        <p className="scene-strip__words" lang={video.language}>
          {scene?.narration}
        </p>
        <div className="scene-strip__actions">
          <ActionButton isDisabled={isFixed} isBusy={isBusy} onClick={() => void repaint(n)}>
            <Icon name="retry" />
            Repaint
          </ActionButton>
          <ActionButton isDisabled={isFixed} onClick={() => setEditing(true)}>
            <Icon name="story" />
            Edit Text
          </ActionButton>
        </div>
      </div>
      {isEditing && scene !== undefined ? (
        <SceneWordsDialog
          scene={scene}
          language={video.language}
          isBusy={isBusy}
          onClose={() => setEditing(false)}
          onSave={async (narration) => {
            if (await change({ n, narration })) setEditing(false);
          }}
        />
      ) : null}
    </section>
  );
};
