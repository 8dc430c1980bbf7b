import { sentencesOf } from '@veilcast/reading';
import { diffArrays } from 'diff';
import { type Language, SCENE_WORDS_MAX_CHARS, STORYBOARD_SCENES_MAX } from '#contract/catalogue.ts';
import { LONGEST_SENTENCE_SECONDS, textSeconds } from '#contract/pace.ts';
import { cleanLines } from '#contract/schemas/text.ts';
import { scriptProblem } from '#contract/script-problem.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { PICTURE_MAX_CHARS } from './cast.ts';
import { planScenes, voiced } from './scene-plan.ts';
import { shorten } from './shorten.ts';
import type { Scene } from './story.ts';

/** A scene keeps its picture as long as it still has this share of its words. */
const SHARE_KEPT = 0.5;

/** A picture without a description of its own shows what is being spoken. */
const spoken = (narration: string): Scene => ({ narration, picture: shorten(narration, PICTURE_MAX_CHARS) });

/** A script in the form in which it is stored. Throws a `Refusal` that explains why it can’t be a story. */
export const checkedScript = (text: string): string => {
  const script = cleanLines(text);
  const problem = scriptProblem(script);
  if (problem !== undefined) throw new Refusal('invalid', problem);
  return script;
};

const flowing = (text: string, language: Language): Scene[] =>
  planScenes([{ narration: text, picture: '' }], language).map(({ narration }) => spoken(narration));

/** The scenes for a line: only one, unless its picture would be shown for too long or the line itself is too long. */
const sceneOfLine = (line: string, language: Language): Scene[] =>
  textSeconds(line, language) <= LONGEST_SENTENCE_SECONDS && line.length <= SCENE_WORDS_MAX_CHARS
    ? [spoken(line)]
    : flowing(line, language);

/**
 * The lines of a text. A line with nothing to speak, such as one with only an emoji, is joined to the line before it.
 */
const spokenLines = (text: string): string[] =>
  voiced(text.split('\n').map((line) => ({ text: line }))).map((group) =>
    group.map((line) => line.text).join(' '),
  );

const hasLines = (text: string): boolean => spokenLines(text).length > 1;

/**
 * The scenes of a text, one per line; undefined when it has only one line, or more lines than a video may have
 * scenes.
 */
export const scenesByLine = (text: string, language: Language): Scene[] | undefined => {
  const lines = spokenLines(text);
  const scenes = lines.flatMap((line) => sceneOfLine(line, language));
  return lines.length < 2 || scenes.length > STORYBOARD_SCENES_MAX ? undefined : scenes;
};

/**
 * The scenes of a text that the creator wrote: one per line, or split where sentences end. Throws a `Refusal` when
 * the text has too many lines.
 */
export const ownScenes = (text: string, language: Language, linesAreScenes = true): Scene[] => {
  const scenes = linesAreScenes ? scenesByLine(text, language) : undefined;
  if (scenes === undefined && linesAreScenes && hasLines(text))
    throw new Refusal(
      'invalid',
      `A video has at most ${STORYBOARD_SCENES_MAX} scenes, and this script has more lines. Join some of them, or switch off “Each line is a scene”.`,
    );
  return scenes ?? flowing(text.replaceAll('\n', ' '), language);
};

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

/** The parts of a changed text, each with the scene of the part that it replaces or follows. */
const placed = (before: readonly Placed[], after: readonly string[]): Placed[] => {
  const sentences: Placed[] = [];
  let at = 0;
  let replaced: readonly Placed[] = [];
  const changes = diffArrays(
    before.map((sentence) => sentence.text),
    [...after],
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

/** A scene with its old picture, provided it keeps most of its words and few are new. */
const kept = (before: Scene | undefined, narration: string): Scene | undefined =>
  before !== undefined &&
  keepsWords(before.narration, narration) &&
  narration.length <= Math.max(before.narration.length, SCENE_WORDS_MAX_CHARS)
    ? { narration, picture: before.picture }
    : undefined;

/** The scenes of a changed text in which each line is a scene. */
const editedLines = (scenes: readonly Scene[], text: string, language: Language): Scene[] => {
  const before = scenes.map(({ narration }, scene) => ({ text: narration, scene }));
  const now = ownScenes(text, language).map(({ narration }) => narration);
  return placed(before, now).map(
    ({ text: narration, scene }) => kept(scenes[scene], narration) ?? spoken(narration),
  );
};

/**
 * The scenes of a story whose text was changed. Sentences stay in their scenes, so that pictures that still fit keep
 * their descriptions; a scene with mostly new words gets a picture based on those words.
 */
export const editedScenes = (
  scenes: readonly Scene[],
  text: string,
  language: Language,
  linesAreScenes = true,
): Scene[] => {
  if (linesAreScenes && hasLines(text)) return editedLines(scenes, text, language);
  const before = scenes.flatMap(({ narration }, scene) =>
    sentencesIn(narration, language).map((sentence) => ({ text: sentence, scene })),
  );
  const sentences = placed(before, sentencesIn(text.replaceAll('\n', ' '), language));
  const groups = Map.groupBy(sentences, ({ scene }) => scene);
  return [...groups].flatMap(([index, group]) => {
    const narration = group.map((sentence) => sentence.text).join(' ');
    const same = kept(scenes[index], narration);
    return same === undefined ? flowing(narration, language) : [same];
  });
};
