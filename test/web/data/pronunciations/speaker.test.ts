import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpeaker, type Speech, voiceFor } from '#web/data/pronunciations/speaker.ts';

const voice = (lang: string, localService = true): SpeechSynthesisVoice => ({
  name: lang,
  lang,
  localService,
  default: false,
  voiceURI: lang,
});

/** One utterance in a fake browser that finishes speaking only when the test says so. */
class Utterance extends EventTarget {
  lang = '';
  voice: SpeechSynthesisVoice | null = null;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A fake of the browser’s speech API, which lists `voices` immediately or when the test says so. */
const browser = (voices: readonly SpeechSynthesisVoice[]) => {
  const events = new EventTarget();
  let listed = [...voices];
  const spoken: Utterance[] = [];
  const last = (): Utterance => {
    const utterance = spoken.at(-1);
    if (utterance === undefined) throw new Error('Nothing was spoken.');
    return utterance;
  };
  const synthesis = {
    getVoices: () => listed,
    speak: (utterance: Utterance) => void spoken.push(utterance),
    // Browsers report interrupted speech as an error.
    cancel: () => void spoken.at(-1)?.dispatchEvent(new Event('error')),
    addEventListener: events.addEventListener.bind(events),
  };
  const speech = { synthesis, utter: (text: string) => new Utterance(text) } as unknown as Speech;
  return {
    speech,
    spoken,
    last,
    list: (found: readonly SpeechSynthesisVoice[]) => {
      listed = [...found];
      events.dispatchEvent(new Event('voiceschanged'));
    },
  };
};

const words = (text: string, onProblem: () => void = () => undefined) => ({
  text,
  language: 'de' as const,
  onProblem,
});

// Proves settings-pronunciation-play.
describe('the speaker', () => {
  it('speaks in the voice of the language, and stops by itself', () => {
    const { speech, last } = browser([voice('en-US'), voice('de-DE')]);
    const speaker = createSpeaker(speech);
    const heard: (string | undefined)[] = [];
    speaker.subscribe(() => heard.push(speaker.state().speaking));
    speaker.toggle('row', words('Schivonn'));
    expect([last().text, last().lang, last().voice?.lang]).toEqual(['Schivonn', 'de-DE', 'de-DE']);
    last().dispatchEvent(new Event('end'));
    expect(heard.slice(-2)).toEqual(['row', undefined]);
  });

  it('stops on a second press, or when another word is played', () => {
    const { speech, spoken } = browser([voice('de-DE')]);
    const speaker = createSpeaker(speech);
    const problem = vi.fn<() => void>();
    speaker.toggle('row', words('Schivonn', problem));
    speaker.toggle('row', words('Schivonn', problem));
    expect(speaker.state().speaking).toBeUndefined();
    speaker.toggle('row', words('Schivonn', problem));
    speaker.toggle('other', words('Nujenn', problem));
    expect(speaker.state().speaking).toBe('other');
    expect(spoken.map(({ text }) => text)).toEqual(['Schivonn', 'Schivonn', 'Nujenn']);
    expect(problem).not.toHaveBeenCalled();
  });

  it('is stopped only by the screen that started it', () => {
    const { speech } = browser([voice('de-DE')]);
    const speaker = createSpeaker(speech);
    speaker.toggle('row', words('Schivonn'));
    speaker.stop('other');
    expect(speaker.state().speaking).toBe('row');
    speaker.stop('row');
    expect(speaker.state().speaking).toBeUndefined();
  });

  it('reports if the voice breaks off', () => {
    const { speech, last } = browser([voice('de-DE')]);
    const speaker = createSpeaker(speech);
    const problem = vi.fn<() => void>();
    speaker.toggle('row', words('Schivonn', problem));
    last().dispatchEvent(new Event('error'));
    expect(problem).toHaveBeenCalledOnce();
    expect(speaker.state().speaking).toBeUndefined();
  });

  it('stays silent in a browser that can’t speak', () => {
    const speaker = createSpeaker(undefined);
    speaker.subscribe(() => undefined);
    speaker.toggle('row', words('Schivonn'));
    expect(speaker.state()).toEqual({ voices: [], speaking: undefined });
  });
});

describe('the voices', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are unknown until the browser lists them', () => {
    const { speech, list } = browser([]);
    const speaker = createSpeaker(speech);
    speaker.subscribe(() => undefined);
    expect(speaker.state().voices).toBeUndefined();
    list([voice('fr-FR')]);
    expect(speaker.state().voices).toHaveLength(1);
  });

  it('are empty in a browser that never lists any', () => {
    const speaker = createSpeaker(browser([]).speech);
    speaker.subscribe(() => undefined);
    vi.runAllTimers();
    expect(speaker.state().voices).toEqual([]);
  });

  it('that are from the usual country and stored on this device come first', () => {
    const far = voice('de-DE', false);
    const [austrian, usual] = [voice('de-AT'), voice('de_DE')];
    expect(voiceFor([voice('nl-NL'), far, austrian, usual], 'de')).toBe(usual);
    expect(voiceFor([far, austrian], 'de')).toBe(austrian);
    expect(voiceFor([far], 'de')).toBe(far);
    expect(voiceFor([far], 'es')).toBeUndefined();
  });
});
