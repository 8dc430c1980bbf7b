import { plainLook } from '#contract/look.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { LookPanel } from '#web/ui/look/look-panel.tsx';
import type { StudioState } from './use-studio.ts';

interface LookDialogProps {
  readonly studio: StudioState;
  readonly onClose: () => void;
}

/** Chooses how the captions of the video look, and what else is written in its picture. */
export const LookDialog = ({ studio, onClose }: LookDialogProps) => {
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
