import { SIMPLE_VOICE } from '#functions/domain/credentials/maker.ts';
import type { SpokenWord, VoiceProvider } from '#functions/domain/providers/ports.ts';
import { StepError } from '#functions/domain/video/step-errors.ts';
import type { ReferenceSpeech } from '#functions/film/alignment/reference-speech.ts';
import { simpleVoice } from '#offline/narrator/simple-voices.ts';

/** Each word lasts until the next one starts, or until a pause before the next one. */
const wordsOf = ({ words, endMs }: ReferenceSpeech, pauseMs: number): SpokenWord[] =>
  words.map(({ start, end, startMs }, index) => {
    const next = words[index + 1];
    const until = next === undefined ? endMs : next.startMs - (next.startsSentence ? pauseMs : 0);
    return { start, end, startMs, endMs: Math.max(startMs, until) };
  });

/** Speaks every voice in every language with eSpeak NG, inside the function, which loads it only when needed. */
export const simpleNarrator: VoiceProvider = {
  speaker: (voiceId, language) => {
    const { espeak, pitch, range, wordsPerMinute } = simpleVoice(voiceId, language);
    return `simple ${espeak} ${pitch} ${range} ${wordsPerMinute}`;
  },
  maker: () => SIMPLE_VOICE,
  narrate: async ({ script, voiceId, language, respellings, goesOn }) => {
    const [{ REFERENCE_PAUSE_MS, speakReference }, { ESPEAK_SAMPLE_RATE }, { polish }, { wavOf }] =
      await Promise.all([
        import('#functions/film/alignment/reference-speech.ts'),
        import('#functions/film/alignment/espeak.ts'),
        import('#offline/narrator/tone.ts'),
        import('@veilcast/kokoro'),
      ]);
    const speech = await speakReference(script, language, {
      voice: simpleVoice(voiceId, language),
      respellings,
      goesOn,
    });
    if (speech.words.length === 0)
      throw new StepError('NarrationRefused', 'The text has no word that is said.');
    polish(speech.samples, ESPEAK_SAMPLE_RATE);
    return {
      audio: wavOf(speech.samples, ESPEAK_SAMPLE_RATE),
      words: wordsOf(speech, REFERENCE_PAUSE_MS),
    };
  },
};
