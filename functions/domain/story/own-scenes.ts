import { sentencesOf } from '@veilcast/reading';
import { diffArrays } from 'diff';
import type { Language } from '#contract/catalogue.ts';
import { scriptProblem } from '#contract/script-problem.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { PICTURE_MAX_CHARS } from './cast.ts';
import { planScenes } from './scene-plan.ts';
import { shorten } from './shorten.ts';
import type { Scene } from './story.ts';

/** A scene keeps its picture while it still has this share of its words. */
const SHARE_KEPT = 0.5;

/** A picture without its own description shows what is spoken. */
const spoken = (narration: string): Scene => ({ narration, picture: shorten(narration, PICTURE_MAX_CHARS) });

/** A script as stored: one paragraph. Throws a `Refusal` that explains why it cannot be a story. */
export const checkedScript = (text: string): string => {
  const script = text.replaceAll(/\s+/gu, ' ').trim();
  const problem = scriptProblem(script);
  if (problem !== undefined) throw new Refusal('invalid', problem);
  return script;
};

/** The scenes of a text that its creator wrote. */
export const ownScenes = (text: string, language: Language): Scene[] =>
  planScenes([{ narration: text, picture: '' }], language).map(({ narration }) => spoken(narration));

const sentencesIn = (text: string, language: Language): string[] =>
  sentencesOf(text, language).map((sentence) => sentence.trim());

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const keepsWords = (before: string, after: string): boolean => {
  const words = wordsOf(before);
  const now = new Set(wordsOf(after));
  return words.filter((word) => now.has(word)).length >= SHARE_KEPT * words.length;
};

interface Placed {
  readonly text: string;
  readonly scene: number;
}

/** The sentences of a changed text, each with the scene of the sentence it replaces or follows. */
const placed = (scenes: readonly Scene[], text: string, language: Language): Placed[] => {
  const before = scenes.flatMap(({ narration }, scene) =>
    sentencesIn(narration, language).map((sentence) => ({ text: sentence, scene })),
  );
  const sentences: Placed[] = [];
  let at = 0;
  let replaced: readonly Placed[] = [];
  const changes = diffArrays(
    before.map((sentence) => sentence.text),
    sentencesIn(text, language),
  );
  for (const { value, added, removed } of changes) {
    if (removed) {
      replaced = before.slice(at, at + value.length);
      at += value.length;
      continue;
    }
    const last = sentences.at(-1)?.scene ?? 0;
    for (const [index, sentence] of value.entries()) {
      const scene = added
        ? (replaced[Math.min(index, replaced.length - 1)]?.scene ?? last)
        : (before[at + index]?.scene ?? last);
      sentences.push({ text: sentence, scene });
    }
    if (!added) at += value.length;
    replaced = [];
  }
  return sentences;
};

/**
 * The scenes of a story whose text was changed. Sentences stay in their scenes, so that pictures that still
 * fit keep their descriptions; a scene with mostly new words gets a picture of what they say.
 */
export const editedScenes = (scenes: readonly Scene[], text: string, language: Language): Scene[] => {
  const groups = Map.groupBy(placed(scenes, text, language), ({ scene }) => scene);
  return [...groups].flatMap(([index, group]) => {
    const narration = group.map((sentence) => sentence.text).join(' ');
    const before = scenes[index];
    return before !== undefined && keepsWords(before.narration, narration)
      ? { narration, picture: before.picture }
      : ownScenes(narration, language);
  });
};
