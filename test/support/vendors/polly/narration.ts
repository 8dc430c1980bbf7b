import { ESPEAK_SAMPLE_RATE, type Speak, type WordStart } from '#functions/film/alignment/espeak.ts';
import { polish } from '#offline/narrator/tone.ts';
import type { Cue, Script } from './script.ts';
import { planUtterances, spokenText, type Utterance } from './utterances.ts';
import { findSentences, findWords, type Span } from './words.ts';

/** The sample number at which something starts, counted from the start of the narration. */
export interface Timed extends Span {
  sample: number;
}

/** A spoken script: mono samples at 22,050 Hz, and when each part starts. */
export interface Narration {
  samples: Float32Array<ArrayBuffer>;
  words: Timed[];
  sentences: Timed[];
  marks: { sample: number; name: string; start: number; end: number }[];
}

const SENTENCE_PAUSE_MS = 330;
const TAIL_MS = 120;

function samplesOf(ms: number): number {
  return Math.round((ms * ESPEAK_SAMPLE_RATE) / 1000);
}

/**
 * The start of each word of an utterance: as the engine reported it, or spaced evenly between its neighbours.
 */
function timeWords(
  words: readonly Span[],
  told: readonly WordStart[],
  from: number,
  length: number,
): Timed[] {
  const starts = words.map((): number | undefined => undefined);
  for (const { position, sample } of told) {
    const index = words.findIndex((word) => word.to > from + position);
    if (index !== -1 && starts[index] === undefined) starts[index] = sample;
  }
  let previous = 0;
  return words.map((word, index) => {
    const known = starts[index];
    if (known !== undefined) previous = Math.max(previous, known);
    else if (index > 0) {
      const next = starts.findIndex((start, later) => later > index && start !== undefined);
      const until = next === -1 ? length : (starts[next] ?? length);
      const share = (next === -1 ? words.length : next) - index + 1;
      previous += Math.max(0, Math.round((until - previous) / share));
    }
    return { from: word.from, to: word.to, sample: previous };
  });
}

/** Joins pieces of sound and silence. */
class Tape {
  readonly #pieces: { at: number; samples: Float32Array }[] = [];
  length = 0;

  append(samples: Float32Array): void {
    this.#pieces.push({ at: this.length, samples });
    this.length += samples.length;
  }

  pause(ms: number): void {
    this.length += samplesOf(ms);
  }

  toSamples(): Float32Array<ArrayBuffer> {
    const all = new Float32Array(this.length);
    for (const { at, samples } of this.#pieces) all.set(samples, at);
    return all;
  }
}

/** Speaks a script. `language` determines how sentence ends are recognised. */
export function narrate(script: Script, speak: Speak, wordsPerMinute: number, language: string): Narration {
  const sentences = findSentences(script, language);
  const words = findWords(script);
  const tape = new Tape();
  const cues = [...script.cues];
  const narration: Narration = { samples: new Float32Array(0), words: [], sentences: [], marks: [] };

  const heed = (cue: Cue): void => {
    if (cue.kind === 'mark') {
      const { name, start, end } = cue;
      narration.marks.push({ sample: tape.length, name, start, end });
    } else tape.pause(cue.ms);
  };
  const heedUpTo = (at: number): void => {
    const due = cues.findIndex((cue) => cue.at > at);
    for (const cue of cues.splice(0, due === -1 ? cues.length : due)) heed(cue);
  };
  const say = (utterance: Utterance): void => {
    const { from, to, rate } = utterance;
    const spoken = speak(spokenText(script, utterance), wordsPerMinute * rate);
    const own = words.filter((word) => word.from >= from && word.from < to);
    const timed = timeWords(own, spoken.words, from, spoken.samples.length);
    const start = tape.length;
    const later = cues.findIndex((cue) => cue.at >= to);
    for (const cue of cues.splice(0, later === -1 ? cues.length : later)) {
      if (cue.kind !== 'mark') continue;
      const next = timed.find((word) => word.from >= cue.at)?.sample ?? spoken.samples.length;
      narration.marks.push({ sample: start + next, name: cue.name, start: cue.start, end: cue.end });
    }
    narration.words.push(...timed.map((word) => ({ ...word, sample: start + word.sample })));
    tape.append(spoken.samples);
  };

  for (const [index, utterance] of planUtterances(script, sentences).entries()) {
    if (index > 0 && utterance.startsSentence) tape.pause(SENTENCE_PAUSE_MS);
    heedUpTo(utterance.from);
    if (utterance.startsSentence) {
      const sentence = sentences.find(({ from }) => from === utterance.from);
      narration.sentences.push({
        from: utterance.from,
        to: sentence?.to ?? utterance.to,
        sample: tape.length,
      });
    }
    say(utterance);
  }
  heedUpTo(script.chars.length);
  tape.pause(TAIL_MS);
  narration.samples = tape.toSamples();
  polish(narration.samples, ESPEAK_SAMPLE_RATE);
  return narration;
}
