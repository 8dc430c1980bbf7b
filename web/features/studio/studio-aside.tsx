import { useState } from 'react';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { plainLook } from '#contract/look.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { AiLineField } from '#web/ui/kit/ai-line-field.tsx';
import { LookPanel } from '#web/ui/look/look-panel.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { PreviewPlayer } from '#web/ui/preview/preview-player.tsx';
import { usePreviewScene } from '#web/ui/preview/use-preview.ts';
import { SoundChoices } from './sound-choices.tsx';
import type { StudioState } from './use-studio.ts';
import { OwnVoicePart } from './voice/own-voice-part.tsx';

interface LookDialogProps {
  readonly studio: StudioState;
  readonly onClose: () => void;
}

/** Chooses the look of the video’s captions, and the other text in its picture. */
const LookDialog = ({ studio, onClose }: LookDialogProps) => {
  const { board, edit, scenes, film } = studio;
  const { form } = edit;
  return (
    <Dialog
      size="wide"
      title="Look"
      onClose={onClose}
      footer={
        <ActionButton look="primary" onClick={onClose}>
          Done
        </ActionButton>
      }
    >
      <LookPanel
        look={form.look ?? plainLook(form.captionStyle)}
        script={scenes.map(({ draft }) => draft.narration).join(' ')}
        language={board.language}
        hasAiLine={film.aiLine !== undefined}
        onChange={(look) => edit.change({ ...form, look: { ...look }, captionStyle: look.captionStyle })}
      />
    </Dialog>
  );
};

interface PartProps {
  readonly studio: StudioState;
}

interface AsideProps extends PartProps {
  readonly onShowScene: (id: string) => void;
}

const Player = ({ studio }: PartProps) => {
  const { board, engine, scenes } = studio;
  const shown = scenes[usePreviewScene(engine)];
  const isSpoken = scenes.every(({ stored }) => stored?.isSpoken === true);
  const pictureNote = (): string | undefined => {
    if (shown === undefined) return undefined;
    if (shown.own !== undefined)
      return shown.own.isGone ? `The file of scene ${shown.index + 1} isn’t there any more` : undefined;
    if (shown.stored?.still !== undefined) return undefined;
    return shown.stored?.isPainting === true
      ? `Painting scene ${shown.index + 1}…`
      : `Scene ${shown.index + 1} has no picture yet`;
  };
  const spokenNote = (): string => {
    if (board.isSpeaking && board.ownNarration?.status !== 'aligning') return 'Speaking…';
    return isSpoken ? 'As it will be spoken' : 'Not spoken yet: times are estimated';
  };
  return (
    <PreviewPlayer engine={engine} scenes={scenes.length} note={spokenNote()} sceneNote={pictureNote()} />
  );
};

/** The preview, and how the whole video sounds and looks. */
export const StudioAside = ({ studio, onShowScene }: AsideProps) => {
  const { actions, board, edit, film, scenes, task, work } = studio;
  const [isOpen, setOpen] = useState(false);
  const isAligning = board.ownNarration?.status === 'aligning';
  const isUnspoken = scenes.some(({ stored }) => stored?.isSpoken !== true);
  return (
    <aside className="studio-aside" aria-label="Preview and look">
      <Player studio={studio} />
      {board.videoId === undefined && isUnspoken && !isAligning ? (
        <ActionButton
          isBusy={task === 'speak' || board.isSpeaking}
          busyText="Speaking…"
          onClick={() => void work('speak', () => actions.speak.mutateAsync())}
        >
          <Icon name="volume" />
          Speak
        </ActionButton>
      ) : null}
      {board.speechProblem === undefined ? null : (
        <p className="studio__problem" role="alert">
          {board.speechProblem}
        </p>
      )}
      <OwnVoicePart studio={studio} onShowScene={onShowScene} />
      <SoundChoices studio={studio} />
      <ActionButton onClick={() => setOpen(true)}>
        <Icon name="captions" />
        Look: {captionStyleOf(edit.form.captionStyle).label}
      </ActionButton>
      {studio.lookFault === undefined || isOpen ? null : (
        <p className="studio__problem" role="alert">
          Your last changes aren’t saved because of the look. {studio.lookFault}
        </p>
      )}
      <AiLineField
        isOn={film.aiLine !== undefined}
        language={board.language}
        onChange={(aiLine) => studio.set({ aiLine })}
      />
      {isOpen ? <LookDialog studio={studio} onClose={() => setOpen(false)} /> : null}
    </aside>
  );
};
