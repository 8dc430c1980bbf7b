import { UploadDrop } from '#web/data/uploads/upload-drop.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { RecorderPanel } from '#web/ui/recording/recorder-panel.tsx';
import type { StudioState } from '../use-studio.ts';
import { type OwnVoice, SOUNDS } from './use-own-voice.ts';

interface OwnVoiceDialogProps {
  readonly studio: StudioState;
  readonly voice: OwnVoice;
}

const Ways = ({ studio, voice }: OwnVoiceDialogProps) => {
  const { board, scenes } = studio;
  return (
    <>
      <p>
        Read the script aloud, from the first word to the last. We find each scene in your recording, so
        pauses don’t matter.
      </p>
      <RecorderPanel
        recorder={voice.recorder}
        script={scenes.map(({ draft }) => draft.narration)}
        language={board.language}
        fileName={`${board.title}, narration`}
        onUse={voice.send}
      />
      <UploadDrop
        scope={voice.scope}
        kinds={SOUNDS}
        label="Upload a Recording"
        onReady={(upload) => void voice.take(upload)}
      />
    </>
  );
};

/** Records the script as it is read aloud, or accepts a recording of it. */
export const OwnVoiceDialog = ({ studio, voice }: OwnVoiceDialogProps) => {
  const { problem, videoId } = studio.board;
  return (
    <Dialog size="wide" title="Your Own Voice" onClose={voice.close}>
      <div className="own-voice-dialog">
        {problem === undefined ? (
          <Ways studio={studio} voice={voice} />
        ) : (
          <p role="alert">{videoId === undefined ? `Before you record the script: ${problem}` : problem}</p>
        )}
      </div>
    </Dialog>
  );
};
