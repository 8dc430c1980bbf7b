import { Buffer } from 'node:buffer';
import { type SpokenOptions, spokenSentences } from '@veilcast/reading';
import type { Language } from '#contract/catalogue.ts';

/** The pause after a sentence. */
export const SENTENCE_PAUSE_MS = 320;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A word of the script, as UTF-16 offsets. */
export interface SsmlWord {
  readonly start: number;
  readonly end: number;
  readonly startsSentence: boolean;
}

/** A script’s spoken words as SSML, and for each byte of the SSML the index of the written word (-1 for none). */
export interface Ssml {
  readonly text: string;
  readonly words: readonly SsmlWord[];
  readonly wordAt: Int32Array;
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);

/** Escapes a script so that nothing in it can act as markup, and adds a pause between its sentences. */
export const toSsml = (script: string, language: Language, readAs: SpokenOptions = {}): Ssml => {
  const chunks: string[] = [];
  const wordAt: number[] = [];
  const words: SsmlWord[] = [];
  const add = (text: string, word: number): void => {
    chunks.push(text);
    for (let byte = Buffer.byteLength(text); byte > 0; byte -= 1) wordAt.push(word);
  };
  add('<speak>', -1);
  for (const [index, sentence] of spokenSentences(script, language, readAs).entries()) {
    if (index > 0) add(`<break time="${SENTENCE_PAUSE_MS}ms"/>`, -1);
    let read = 0;
    for (const { start, end, from, to } of sentence.words) {
      add(escaped(sentence.text.slice(read, from)), -1);
      add(escaped(sentence.text.slice(from, to)), words.length);
      words.push({ start, end, startsSentence: read === 0 });
      read = to;
    }
    add(escaped(sentence.text.slice(read)), -1);
  }
  add('</speak>', -1);
  return { text: chunks.join(''), words, wordAt: Int32Array.from(wordAt) };
};
