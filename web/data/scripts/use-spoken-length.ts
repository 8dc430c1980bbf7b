import { type Language, VOICES } from '#contract/catalogue.ts';
import { videoSeconds } from '#contract/voice-pace.ts';
import { useSettings } from '#web/data/settings/use-settings.ts';
import { useVoicesAtWork } from '#web/data/videos/voices-at-work.ts';
import { formatNumber } from '#web/lib/format.ts';

interface SpokenLength {
  /** Such as “≈ 47 s”. */
  readonly about: string;
  /** Whether this particular voice was measured, or only the language’s voices in general. */
  readonly isMeasured: boolean;
}

/** The default voice from Settings, and the approximate length of a text’s video in that voice. */
export const useSpokenLength = () => {
  const { defaultVoice } = useSettings().video;
  const voices = useVoicesAtWork();
  const voice = VOICES.find(({ id }) => id === defaultVoice) ?? VOICES[0];
  const lengthOf = (text: string, language: Language): SpokenLength => {
    const isNeural = voices?.ready === true && voices.neural[voice.id]?.includes(language) === true;
    const seconds = videoSeconds(text, { voiceId: voice.id, language, isNeural });
    return { about: `≈ ${formatNumber(Math.round(seconds))} s`, isMeasured: isNeural };
  };
  return { voice: voice.name, lengthOf };
};
