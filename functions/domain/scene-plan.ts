import type { Scene } from './story.ts';

/** About seven seconds of speech. */
const SCENE_MAX_WORDS = 22;
const OTHER_VIEWS = [
  'Seen closer.',
  'Seen from another side.',
  'A detail of it.',
  'Seen from farther away.',
] as const;

const sentences = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text), ({ segment }) =>
    segment.trim(),
  ).filter((sentence) => sentence !== '');

const wordsIn = (text: string): number => text.split(/\s+/u).length;

/**
 * A story's scenes cut for the film: a scene whose narration would stand too long becomes several at its sentence
 * ends, each with the same picture seen differently. Joined narrations stay the same text.
 */
export const planScenes = (scenes: readonly Scene[]): Scene[] =>
  scenes.flatMap((scene) => {
    const parts: string[] = [];
    for (const sentence of sentences(scene.narration)) {
      const last = parts.at(-1);
      if (last !== undefined && wordsIn(last) + wordsIn(sentence) <= SCENE_MAX_WORDS)
        parts[parts.length - 1] = `${last} ${sentence}`;
      else parts.push(sentence);
    }
    return parts.map((narration, index) => ({
      narration,
      picture:
        index === 0 ? scene.picture : `${scene.picture} ${OTHER_VIEWS[(index - 1) % OTHER_VIEWS.length]}`,
    }));
  });
