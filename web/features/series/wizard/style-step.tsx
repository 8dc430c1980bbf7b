import { type ReactNode, useCallback } from 'react';
import { SERIES_LENGTHS } from '#contract/catalogue.ts';
import { plainLook } from '#contract/look.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { useVideoSettings } from '#web/data/settings/video-settings.ts';
import { useSoundPreview } from '#web/lib/use-sound-preview.ts';
import { PreviewButton } from '#web/ui/actions/preview-button.tsx';
import { Segments } from '#web/ui/actions/segments.tsx';
import { useToast } from '#web/ui/dialog/toast.tsx';
import { LookPanel } from '#web/ui/look/look-panel.tsx';
import { lookInWords } from '#web/ui/look/look-words.ts';
import { MusicField, VoiceField } from './sounds.tsx';
import type { StepProps } from './step-props.ts';

const LENGTHS = (['short', 'medium', 'long'] as const).map((length) => ({
  value: length,
  label: `${SERIES_LENGTHS[length].seconds} s`,
}));
const LOOKS = [
  { value: 'default', label: 'Your default look' },
  { value: 'own', label: 'A look of its own' },
] as const;

const LookChoice = ({ form, change }: StepProps) => {
  const account = useVideoSettings();
  const { video } = useSettings();
  const own = account?.look ?? plainLook(video.captionStyle);
  return (
    <div className="series-wizard__group">
      <Segments
        legend="Captions"
        choices={LOOKS}
        chosen={form.look === undefined ? 'default' : 'own'}
        onChoose={(look) => change({ look: look === 'own' ? { ...own } : undefined })}
      />
      {form.look === undefined ? (
        <p className="series-wizard__hint">
          The look in Settings when a video is made. Right now: {lookInWords(own)}.
        </p>
      ) : (
        <LookPanel
          look={form.look}
          language={form.language}
          onChange={(look) => change({ look: { ...look } })}
        />
      )}
    </div>
  );
};

/** How the videos sound and look. */
export const StyleStep = (props: StepProps) => {
  const { form, change } = props;
  const toast = useToast();
  const { playing, toggle } = useSoundPreview(
    useCallback(() => toast({ tone: 'destructive', title: 'We couldn’t play the preview' }), [toast]),
  );
  const preview = (name: string, address: string | undefined): ReactNode =>
    address === undefined ? null : (
      <PreviewButton name={name} isPlaying={playing === address} onToggle={() => toggle(address)} />
    );
  return (
    <>
      <VoiceField {...props} preview={preview} />
      <div className="series-wizard__pair">
        <MusicField {...props} preview={preview} />
        <div className="series-wizard__group">
          <Segments
            legend="Length"
            choices={LENGTHS}
            chosen={form.length}
            onChoose={(length) => change({ length })}
          />
          <p className="series-wizard__hint">About {SERIES_LENGTHS[form.length].words} spoken words.</p>
        </div>
      </div>
      <LookChoice {...props} />
    </>
  );
};
