import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Story } from '#contract/schemas/stories.ts';
import type { MusicOption, VoiceOption } from '#contract/schemas/videos.ts';
import { VOICE_ONLY } from '#web/data/settings/settings.ts';
import { hintOf, useVoicesAtWork } from '#web/data/videos/voices-at-work.ts';
import { useSoundPreview } from '#web/lib/use-sound-preview.ts';
import { PreviewButton } from '#web/ui/actions/preview-button.tsx';
import { type ChoiceCard, ChoiceCards } from '#web/ui/cards/choice-cards.tsx';
import { Folded } from '#web/ui/cards/folded.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { AiLineField } from '#web/ui/kit/ai-line-field.tsx';
import { LookPanel } from '#web/ui/look/look-panel.tsx';
import { lookInWords } from '#web/ui/look/look-words.ts';
import { StatePanel } from '#web/ui/states/state-panel.tsx';
import type { FilmChoice } from './use-film-choice.ts';
import { VoiceNote } from './voice-note.tsx';
import './film-options.css';
import type { VideoLook } from '#contract/look.ts';
import { loadPart } from '#web/data/api/load-part.ts';
import { useSaveVideoSettings, useVideoSettings } from '#web/data/settings/video-settings.ts';
import { ActionButton } from '#web/ui/actions/action-button.tsx';
import { finishedLook, lookProblem } from '#web/ui/look/look-draft.ts';
import { Icon } from '#web/ui/page/icons.tsx';
import type { OwnMusic as Shown } from './own-music.tsx';

/** Few videos use the creator’s own music, so the code for it and the list of sounds load on demand. */
const OwnMusic = lazy(async () => ({
  default: (await loadPart(() => import('./own-music.tsx'))).OwnMusic,
}));

/** The creator’s own music, or a button that reveals it. */
const OwnMusicPart = (props: Parameters<typeof Shown>[0]) => {
  const [isOpen, setOpen] = useState(props.chosen !== undefined);
  return isOpen ? (
    <Suspense fallback={<output>Loading your music</output>}>
      <OwnMusic {...props} />
    </Suspense>
  ) : (
    <ActionButton className="own-music-button" onClick={() => setOpen(true)}>
      <Icon name="music" />
      Use My Own Music
    </ActionButton>
  );
};

/** Saves a look to the account, for future videos. */
const KeepLook = ({ look }: { readonly look: VideoLook }) => {
  const toast = useToast();
  const settings = useVideoSettings();
  const { mutate, isPending } = useSaveVideoSettings((isSaved) =>
    toast(
      isSaved
        ? { title: 'Look saved', text: 'New videos start with this look.' }
        : { tone: 'destructive', title: 'We couldn’t save your look', text: 'Please try again.' },
    ),
  );
  const finished = finishedLook(look);
  const isKept = JSON.stringify(settings?.look) === JSON.stringify(finished);
  return (
    <ActionButton
      look="quiet"
      isDisabled={isKept || settings === undefined || lookProblem(look) !== undefined}
      isBusy={isPending}
      busyText="Saving…"
      onClick={() => mutate({ look: finished })}
    >
      {isKept ? 'Your default' : 'Make it my default'}
    </ActionButton>
  );
};

const VOICE_ONLY_CARD: ChoiceCard = { id: VOICE_ONLY, title: 'No Music', text: 'Voice only' };

const LOADING_CARDS = [1, 2, 3, 4, 5, 6] as const;

const Loading = () => (
  <output className="film-options__loading" aria-busy="true" aria-label="Loading voices and music">
    {LOADING_CARDS.map((card) => (
      <span key={card} className="skeleton film-options__card" />
    ))}
  </output>
);

const OptionsProblem = ({ onRetry }: { readonly onRetry: () => void }) => (
  <StatePanel
    tone="problem"
    title="We couldn’t load voices and music"
    hint="Your story is safe. Try again in a moment."
  >
    <button type="button" className="button" onClick={onRetry}>
      Try Again
    </button>
  </StatePanel>
);

/** Buttons and cards that play voices and tracks, one at a time. */
const usePreviews = () => {
  const toast = useToast();
  const { playing, toggle, stop } = useSoundPreview(
    useCallback(() => toast({ tone: 'destructive', title: 'We couldn’t play the preview' }), [toast]),
  );
  const preview = (name: string, address: string): ReactNode => (
    <PreviewButton name={name} isPlaying={playing === address} onToggle={() => toggle(address)} />
  );
  const asCard = (id: string, title: string, text: string, address: string): ChoiceCard => ({
    id,
    title,
    text,
    aside: preview(title, address),
  });
  return { preview, asCard, stop };
};

type Group = 'Voice' | 'Background music' | 'Customize look';

interface GroupProps {
  readonly choice: FilmChoice;
  readonly previews: ReturnType<typeof usePreviews>;
  /** Whether the group is open, and a callback that opens or closes it. */
  readonly folding: { readonly name: Group; readonly isOpen: boolean; readonly onToggle: () => void };
}

interface VoiceGroupProps extends GroupProps {
  readonly voices: readonly VoiceOption[];
  /** The note on a voice’s card. */
  readonly hint: (voice: VoiceOption) => string | undefined;
}

const VoiceGroup = ({ choice, previews, folding, voices, hint }: VoiceGroupProps) => {
  const { preview, asCard, stop } = previews;
  const { voice } = choice;
  return (
    <Folded
      {...folding}
      chosen={
        voice === undefined
          ? 'None'
          : [`${voice.name}, ${voice.description.toLowerCase()}`, hint(voice)?.toLowerCase()]
              .filter(Boolean)
              .join(', ')
      }
      aside={voice && preview(voice.name, voice.previewUrl)}
    >
      <ChoiceCards
        legend="Voice"
        chosen={voice?.id}
        cards={voices.map((voice) => ({
          ...asCard(voice.id, voice.name, voice.description, voice.previewUrl),
          note: hint(voice),
        }))}
        onChoose={(voiceId) => {
          stop();
          choice.pick({ voiceId });
        }}
      />
    </Folded>
  );
};

interface MusicGroupProps extends GroupProps {
  readonly tracks: readonly MusicOption[];
}

const MusicGroup = ({ choice, previews, folding, tracks }: MusicGroupProps) => {
  const { preview, asCard, stop } = previews;
  const { track, ownMusic } = choice;
  return (
    <Folded
      {...folding}
      chosen={
        ownMusic?.name ?? (track === undefined ? 'No Music, voice only' : `${track.name}, ${track.genre}`)
      }
      aside={ownMusic === undefined && track ? preview(track.name, track.previewUrl) : undefined}
    >
      <ChoiceCards
        legend="Background music"
        chosen={ownMusic === undefined ? (track?.id ?? VOICE_ONLY) : undefined}
        cards={[
          VOICE_ONLY_CARD,
          ...tracks.map((track) => asCard(track.id, track.name, track.genre, track.previewUrl)),
        ]}
        onChoose={(trackId) => {
          stop();
          choice.pick({ trackId, ownMusic: undefined });
        }}
      />
      <OwnMusicPart
        chosen={ownMusic?.id}
        preview={preview}
        onChoose={({ id, name }) => {
          stop();
          choice.pick({ ownMusic: { id, name } });
        }}
      />
    </Folded>
  );
};

/**
 * The voice, background music, look and AI line of a video. The look is collapsed at first; on a phone, at
 * most one section is open at a time.
 */
export const FilmOptions = ({ choice, story }: { readonly choice: FilmChoice; readonly story: Story }) => {
  const [open, setOpen] = useState<Group>();
  const voicesAtWork = useVoicesAtWork();
  const previews = usePreviews();
  if (choice.isLoading) return <Loading />;
  if (choice.voices === undefined || choice.music === undefined)
    return <OptionsProblem onRetry={() => void choice.reload()} />;
  const folding = (name: Group) => ({
    name,
    isOpen: open === name,
    onToggle: () => setOpen(open === name ? undefined : name),
  });
  return (
    <div className="film-options">
      <VoiceGroup
        choice={choice}
        previews={previews}
        folding={folding('Voice')}
        voices={choice.voices}
        hint={({ id }) => hintOf(voicesAtWork, id, story.language)}
      />
      <VoiceNote voices={voicesAtWork} />
      {choice.isDefaultMusicGone ? (
        <p className="film-options__note">
          Your default music isn’t in My Media any more, so the first track is chosen. You can set another
          default in Settings.
        </p>
      ) : null}
      <MusicGroup
        choice={choice}
        previews={previews}
        folding={folding('Background music')}
        tracks={choice.music}
      />
      <Folded {...folding('Customize look')} chosen={lookInWords(choice.look)} isEverywhere>
        <LookPanel
          look={choice.look}
          script={story.content}
          language={story.language}
          hasAiLine={choice.aiLine === true}
          onChange={(look) => choice.pick({ look })}
          aside={<KeepLook look={choice.look} />}
        />
      </Folded>
      <AiLineField
        language={story.language}
        isOn={choice.aiLine}
        onChange={(aiLine) => choice.pick({ aiLine })}
      />
    </div>
  );
};
