import { Buffer } from 'node:buffer';
import { sentencesOf } from '@veilcast/reading';
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

/** A script as SSML, and for each byte of the SSML the UTF-16 offset in the script (-1 for markup). */
export interface Ssml {
  readonly text: string;
  readonly scriptOffset: Int32Array;
}

/** Escapes a script so that nothing in it can act as markup, and adds a pause between its sentences. */
export const toSsml = (script: string, language: Language): Ssml => {
  const chunks: string[] = [];
  const offsets: number[] = [];
  const add = (text: string, offset: number): void => {
    chunks.push(text);
    for (let byte = Buffer.byteLength(text); byte > 0; byte -= 1) offsets.push(offset);
  };
  add('<speak>', -1);
  let offset = 0;
  for (const sentence of sentencesOf(script, language)) {
    if (offset > 0) add(`<break time="${SENTENCE_PAUSE_MS}ms"/>`, -1);
    for (const character of sentence) {
      add(ENTITIES[character] ?? character, offset);
      offset += character.length;
    }
  }
  add('</speak>', -1);
  return { text: chunks.join(''), scriptOffset: Int32Array.from(offsets) };
};
