import { useCallback, useEffect, useId, useSyncExternalStore } from 'react';
import type { Language } from '#contract/catalogue.ts';

/** The parts of the browser’s speech API that we use. */
export interface Speech {
  readonly synthesis: Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'addEventListener'>;
  readonly utter: (text: string) => SpeechSynthesisUtterance;
}

interface Words {
  readonly text: string;
  readonly language: Language;
  /** Called when the voice breaks off. */
  readonly onProblem: () => void;
}

interface Speaking {
  /** Undefined until the browser has listed its voices. */
  readonly voices: readonly SpeechSynthesisVoice[] | undefined;
  /** Who is speaking. */
  readonly speaking: string | undefined;
}

const TAGS = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' } as const satisfies Record<
  Language,
  string
>;

/**
 * Some browsers list their voices only some time after the first request. A browser that has no voices never lists
 * any.
 */
const VOICES_WITHIN_MS = 2000;

/** Android writes `de_DE`. */
const tagOf = ({ lang }: SpeechSynthesisVoice): string => lang.replace('_', '-').toLowerCase();

/**
 * The best voice for a language: preferably from the usual country, and one that speaks on this device rather than
 * one that the browser sends the words to.
 */
export const voiceFor = (
  voices: readonly SpeechSynthesisVoice[],
  language: Language,
): SpeechSynthesisVoice | undefined => {
  const worth = (voice: SpeechSynthesisVoice): number =>
    (voice.localService ? 2 : 0) + (tagOf(voice) === TAGS[language].toLowerCase() ? 1 : 0);
  return voices
    .filter((voice) => tagOf(voice).split('-')[0] === language)
    .toSorted((one, other) => worth(other) - worth(one))[0];
};

/** Speaks one thing at a time, with the browser’s own voices; without `speech`, it has no voice. */
export const createSpeaker = (speech: Speech | undefined) => {
  let state: Speaking = { voices: speech === undefined ? [] : undefined, speaking: undefined };
  let utterance: SpeechSynthesisUtterance | undefined;
  const listeners = new Set<() => void>();
  const change = (changed: Partial<Speaking>): void => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };

  let isLooking = false;
  const findVoices = (): void => {
    if (speech === undefined || isLooking) return;
    isLooking = true;
    const { synthesis } = speech;
    const list = (): void => change({ voices: synthesis.getVoices() });
    synthesis.addEventListener('voiceschanged', list);
    if (synthesis.getVoices().length > 0) list();
    else setTimeout(list, VOICES_WITHIN_MS);
  };

  const stop = (who = state.speaking): void => {
    if (who === undefined || who !== state.speaking) return;
    utterance = undefined;
    speech?.synthesis.cancel();
    change({ speaking: undefined });
  };

  const speak = (who: string, { text, language, onProblem }: Words): void => {
    stop();
    if (speech === undefined) return;
    const next = speech.utter(text);
    next.lang = TAGS[language];
    next.voice = voiceFor(state.voices ?? [], language) ?? null;
    const end = (): boolean => {
      // The browser reports an error for speech that was stopped, too.
      if (utterance !== next) return false;
      utterance = undefined;
      change({ speaking: undefined });
      return true;
    };
    next.addEventListener('end', end);
    next.addEventListener('error', () => {
      if (end()) onProblem();
    });
    utterance = next;
    speech.synthesis.speak(next);
    change({ speaking: who });
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      findVoices();
      return () => listeners.delete(listener);
    },
    state: (): Speaking => state,
    /** Stops `who` if they are speaking; otherwise, stops whoever is speaking and lets `who` speak. */
    toggle: (who: string, words: Words): void => (state.speaking === who ? stop() : speak(who, words)),
    /** Stops whoever is speaking, or only `who`. */
    stop,
  };
};

const speaker = createSpeaker(
  'speechSynthesis' in globalThis
    ? {
        synthesis: globalThis.speechSynthesis,
        utter: (text) => new SpeechSynthesisUtterance(text),
      }
    : undefined,
);

/** Whether the browser has a voice for a language; true until it has listed its voices. */
export const useHasVoice = (): ((language: Language) => boolean) => {
  const { voices } = useSyncExternalStore(speaker.subscribe, speaker.state);
  return useCallback(
    (language) => voices === undefined || voiceFor(voices, language) !== undefined,
    [voices],
  );
};

/** Plays words with the browser’s voice; a second press, other words, or leaving the screen stops them. */
export const useSpeaker = (onProblem: () => void) => {
  const id = useId();
  const { speaking } = useSyncExternalStore(speaker.subscribe, speaker.state);
  useEffect(() => () => speaker.stop(id), [id]);
  return {
    isSpeaking: speaking === id,
    toggle: (text: string, language: Language): void => speaker.toggle(id, { text, language, onProblem }),
  };
};
