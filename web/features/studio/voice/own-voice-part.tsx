import { useId } from 'react';
import { SendingList } from '#web/data/uploads/sending-list.tsx';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import type { StudioState } from '../use-studio.ts';
import { OwnVoiceDialog } from './own-voice-dialog.tsx';
import { type OwnVoice, useOwnVoice } from './use-own-voice.ts';
import './own-voice-part.css';

interface OwnVoicePartProps {
  readonly studio: StudioState;
  readonly onShowScene: (id: string) => void;
}

/** The status of the narration, in a sentence; a refusal appears as the storyboard's problem. */
const stateOf = (
  { board, scenes, task }: StudioState,
  { hasTake, left, items }: OwnVoice,
): string | undefined => {
  const { ownNarration } = board;
  if (hasTake && left === undefined && items.length === 0 && task !== 'narrate')
    return 'You have a recording that isn’t used yet.';
  if (ownNarration === undefined || ownNarration.status === 'refused') return undefined;
  if (ownNarration.status === 'aligning') return 'Matching your recording with the script…';
  const own = scenes.filter(({ stored }) => stored?.recording?.isOwn === true).length;
  if (own === scenes.length) return 'The video uses your own voice.';
  const others =
    board.videoId === undefined
      ? 'Record again, or press Speak.'
      : 'Record again, or the chosen voice will speak them in the update.';
  return `${own} of ${scenes.length} scenes use your own voice. The words of the others have changed. ${others}`;
};

const Buttons = ({ studio, voice, onShowScene }: OwnVoicePartProps & { readonly voice: OwnVoice }) => {
  const { board, scenes, task } = studio;
  const { ownNarration } = board;
  const isBusy = task === 'narrate';
  const place = scenes.find(({ draft }) => draft.id === ownNarration?.sceneId);
  const open = (label: string) => (
    <ActionButton isBusy={isBusy} busyText="Opening…" onClick={() => void voice.open()}>
      <Icon name="microphone" />
      {voice.hasTake ? 'Open My Recording' : label}
    </ActionButton>
  );
  if (ownNarration === undefined) return open('Use My Own Voice');
  return (
    <div className="own-voice__buttons">
      {place === undefined ? null : (
        <ActionButton onClick={() => onShowScene(place.draft.id)}>Show Scene {place.index + 1}</ActionButton>
      )}
      {ownNarration.status === 'aligning' ? null : open('Record Again')}
      <ActionButton onClick={() => void voice.remove()}>
        {ownNarration.status === 'aligning' ? 'Cancel' : 'Remove My Voice'}
      </ActionButton>
    </div>
  );
};

/** The creator's own narration, alongside the voices. */
export const OwnVoicePart = ({ studio, onShowScene }: OwnVoicePartProps) => {
  const voice = useOwnVoice(studio);
  const id = useId();
  const { left, items } = voice;
  const state = stateOf(studio, voice);
  return (
    <div className="own-voice">
      <output className="own-voice__state">{state}</output>
      {voice.isOpen ? null : (
        <SendingList items={items} idOf={(key) => `${id}-${key}`} onRetry={voice.retry} onDrop={voice.drop} />
      )}
      {left === undefined || studio.task === 'narrate' ? null : (
        <ActionButton onClick={() => void voice.take(left)}>Use “{left.name}”</ActionButton>
      )}
      {items.some(({ stage }) => stage !== 'stopped') ? null : (
        <Buttons studio={studio} voice={voice} onShowScene={onShowScene} />
      )}
      {voice.isOpen ? <OwnVoiceDialog studio={studio} voice={voice} /> : null}
    </div>
  );
};
