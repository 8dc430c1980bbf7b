import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import type { Storyboard } from '#contract/schemas/storyboards.ts';
import { useUndoKeys } from '#web/data/editing/use-undo-keys.ts';
import { Segments } from '#web/ui/actions/segments.tsx';
import { Title } from '#web/ui/page/page-head.tsx';
import { useNarrow } from '#web/ui/page/use-narrow.ts';
import { Board } from './board.tsx';
import { BoardConflict } from './board-conflict.tsx';
import { ScenePanel } from './scene/scene-panel.tsx';
import { wordsFieldOf } from './scene/words-field.ts';
import { StudioAside } from './studio-aside.tsx';
import { StudioFoot } from './studio-foot.tsx';
import { StudioHead } from './studio-head.tsx';
import { useStudio } from './use-studio.ts';
import { RECORDING } from './voice/use-own-voice.ts';

const PARTS = [
  { value: 'scenes', label: 'Scenes' },
  { value: 'preview', label: 'Preview' },
] as const;

/** The storyboard of one video: its scenes, with the preview beside them. */
export const Studio = ({ board }: { readonly board: Storyboard }) => {
  const studio = useStudio(board);
  const { edit, chosen } = studio;
  const isNarrow = useNarrow();
  const [search] = useSearchParams();
  // A page that was loaded for recording opens with the part that contains the recorder.
  const [part, setPart] = useState<(typeof PARTS)[number]['value']>(
    search.has(RECORDING) ? 'preview' : 'scenes',
  );
  useUndoKeys(edit.undo, edit.redo);
  const showScene = (id: string): void => {
    flushSync(() => {
      setPart('scenes');
      studio.choose(id);
    });
    wordsFieldOf(id)?.focus();
  };
  return (
    <div className="studio" data-part={part}>
      <Title>{`${board.title}, storyboard – Veilcast`}</Title>
      <a className="skip-link" href="#content">
        Skip to the scenes
      </a>
      <StudioHead studio={studio} />
      {isNarrow ? (
        <section className="studio__parts" aria-label="Scenes or preview">
          <Segments legend="Show" isLegendHidden choices={PARTS} chosen={part} onChoose={setPart} />
        </section>
      ) : null}
      <main id="content" className="studio__desk" tabIndex={-1}>
        {edit.conflict === undefined ? (
          <>
            {edit.wasRestored ? (
              <p className="studio__note">These are your changes from last time, which weren’t saved yet.</p>
            ) : null}
            {edit.problem === undefined ? null : (
              <p className="studio__problem" role="alert">
                {edit.problem}
              </p>
            )}
            <Board studio={studio} isNarrow={isNarrow} />
            {isNarrow || chosen === undefined ? null : (
              <ScenePanel key={chosen.draft.id} studio={studio} scene={chosen} />
            )}
          </>
        ) : (
          <BoardConflict studio={studio} other={edit.conflict} />
        )}
      </main>
      <StudioAside studio={studio} onShowScene={showScene} />
      <StudioFoot studio={studio} />
    </div>
  );
};
