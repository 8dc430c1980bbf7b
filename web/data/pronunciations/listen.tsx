import { useCallback } from 'react';
import { LANGUAGE_NAMES, type Language } from '#contract/catalogue.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { PreviewButton } from '#web/ui/actions/preview-button.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { Icon } from '#web/ui/page/icons.tsx';
import { useHasVoice, useSpeaker } from './speaker.ts';
import './pronunciations.css';

const HINT = 'This is your browser’s voice. Narrators may sound a little different.';
const NAMES = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Says that the browser has no voice for these languages. */
export const noVoiceSentence = (languages: readonly Language[]): string =>
  `This browser has no voice for ${NAMES.format(languages.map((language) => LANGUAGE_NAMES[language]))}.`;

const useListening = () => {
  const toast = useToast();
  return useSpeaker(
    useCallback(() => toast({ tone: 'destructive', title: 'We couldn’t play the word' }), [toast]),
  );
};

interface SaysProps {
  /** What is heard. */
  readonly says: string;
  readonly language: Language;
}

/** Plays a respelling. */
export const ListenButton = ({ says, language }: SaysProps) => {
  const { isSpeaking, toggle } = useListening();
  return <PreviewButton name={says} isPlaying={isSpeaking} onToggle={() => toggle(says, language)} />;
};

interface ListenLineProps extends SaysProps {
  /** Shown instead of the usual hint. */
  readonly note?: string | undefined;
}

/** A button that plays what is typed, with a note that says what to expect or why it can’t be played. */
export const ListenLine = ({ says, language, note }: ListenLineProps) => {
  const { isSpeaking, toggle } = useListening();
  const hasVoice = useHasVoice()(language);
  return (
    <div className="pronunciation__listen">
      {hasVoice ? (
        <ActionButton
          className="pronunciation__play"
          isDisabled={says.trim() === '' && !isSpeaking}
          onClick={() => toggle(says, language)}
        >
          <Icon name={isSpeaking ? 'stop' : 'play'} />
          {isSpeaking ? 'Stop' : 'Play'}
        </ActionButton>
      ) : null}
      <output className="pronunciation__note">
        {note ?? (hasVoice ? HINT : noVoiceSentence([language]))}
      </output>
    </div>
  );
};
