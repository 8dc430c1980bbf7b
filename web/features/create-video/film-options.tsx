import { useCallback } from 'react';
import { VOICE_ONLY } from '#web/data/settings/settings.ts';
import { useSoundPreview } from '#web/lib/use-sound-preview.ts';
import { PreviewButton } from '#web/ui/actions/preview-button.tsx';
import { CaptionStyleCards } from '#web/ui/cards/caption-style-cards.tsx';
import { type ChoiceCard, ChoiceCards } from '#web/ui/cards/choice-cards.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import type { FilmChoice } from './use-film-choice.ts';
import './film-options.css';

const VOICE_ONLY_CARD: ChoiceCard = { id: VOICE_ONLY, title: 'No Music', text: 'Voice only' };

const LOADING_CARDS = [1, 2, 3, 4, 5, 6] as const;

const Loading = () => (
  <output className="film-options__loading" aria-busy="true" aria-label="Loading voices and music">
    {LOADING_CARDS.map((card) => (
      <span key={card} className="skeleton film-options__card" />
    ))}
  </output>
);

/** Voice, background music and caption style of a video. */
export const FilmOptions = ({
  choice,
  script,
}: {
  readonly choice: FilmChoice;
  /** The story's text, for the caption samples. */
  readonly script: string;
}) => {
  const toast = useToast();
  const { playing, toggle, stop } = useSoundPreview(
    useCallback(() => toast({ tone: 'destructive', title: 'We couldn’t play the preview' }), [toast]),
  );
  if (choice.voices === undefined || choice.music === undefined) {
    if (choice.isLoading) return <Loading />;
    return (
      <StatePanel
        tone="problem"
        title="We couldn’t load voices and music"
        hint="Your story is safe. Try again in a moment."
      >
        <button type="button" className="button" onClick={() => void choice.reload()}>
          Try Again
        </button>
      </StatePanel>
    );
  }
  const asCard = (id: string, title: string, text: string, address: string): ChoiceCard => ({
    id,
    title,
    text,
    aside: <PreviewButton name={title} isPlaying={playing === address} onToggle={() => toggle(address)} />,
  });
  return (
    <div className="film-options">
      <ChoiceCards
        legend="Voice"
        chosen={choice.voice?.id}
        cards={choice.voices.map((voice) =>
          asCard(voice.id, voice.name, voice.description, voice.previewUrl),
        )}
        onChoose={(voiceId) => {
          stop();
          choice.pick({ voiceId });
        }}
      />
      <ChoiceCards
        legend="Background music"
        chosen={choice.track?.id ?? VOICE_ONLY}
        cards={[
          VOICE_ONLY_CARD,
          ...choice.music.map((track) => asCard(track.id, track.name, track.genre, track.previewUrl)),
        ]}
        onChoose={(trackId) => {
          stop();
          choice.pick({ trackId });
        }}
      />
      <CaptionStyleCards
        chosen={choice.captionStyle}
        script={script}
        onChoose={(captionStyle) => choice.pick({ captionStyle })}
      />
    </div>
  );
};
