/* The dialogue of a screenplay. */

import type { Taking } from '../taken.ts';
import { SPEAKER } from './labels.ts';
import { CUT, SETTING } from './unspoken-lines.ts';

/** A name in capitals, above what that person says. */
const CUE_NAME = /^\s*(?:@\p{L}{0,3})?\p{Lu}[\p{Lu}\d .’'-]{1,30}(?:\s*\([^()]{1,20}\))*\s*$/u;
const OFF_SCREEN = /\((?:V\.?O\.?|O\.?S\.?|O\.?C\.?|OFF|CONT['’]D)\)\s*$/u;
/** The author’s credit below the title of a screenplay: “Written by”, “Drehbuch von Anna Berg”. */
const AUTHORED =
  /^\s*(?:(?:(?:original )?screenplay|teleplay|script|story|written)\s+by|by|(?:ein\s+)?drehbuch(?:\s+von)?|(?:geschrieben|buch)\s+von|(?:un\s+)?(?:scénario|film)\s+(?:de|écrit par)|écrit\s+par|(?:un\s+)?guion(?:\s+original)?\s+de|escrito\s+por)\s*:?(?:\s+(?<names>\S.*))?$/iu;
const NAMES = /^(?:(?:\p{Lu}[\p{L}.’'-]*|&|and|und|et|y|de|von|van)(?:,?\s+|\s*$))+$/u;
const isAuthor = (line: string): boolean => {
  const author = AUTHORED.exec(line.trimEnd());
  return author !== null && NAMES.test(author.groups?.['names'] ?? 'A');
};

/** The lines of a screenplay without its title page. */
const untitled = (lines: readonly string[], taking: Taking): readonly string[] => {
  const start = lines.findIndex((line) => SETTING.test(line) || CUT.test(line));
  const author = lines.slice(0, start).findIndex(isAuthor);
  if (author < 0) return lines;
  taking.take('heading', lines.slice(0, start).filter((line) => line.trim() !== '').length);
  return lines.slice(start);
};

/** Whether a line names the speaker of the next one. */
const isCueIn = (lines: readonly string[], index: number): boolean =>
  CUE_NAME.test(lines[index] ?? '') &&
  (lines[index + 1] ?? '').trim() !== '' &&
  ![SETTING, CUT].some((seen) => seen.test(lines[index] ?? ''));

/** The dialogue of a screenplay: the lines under a name. The action is seen, not spoken. */
export const screenplay = (text: string, taking: Taking): string => {
  const whole = text.split('\n');
  const cues = whole.filter((_, index) => isCueIn(whole, index));
  const isScreenplay =
    whole.some((line) => SETTING.test(line)) || cues.filter((cue) => OFF_SCREEN.test(cue)).length > 1;
  if (!isScreenplay || cues.length === 0) return text;
  const lines = untitled(whole, taking);
  let isSaid = false;
  return lines
    .flatMap((line, index) => {
      if (line.trim() === '') {
        isSaid = false;
        return [''];
      }
      const name = isCueIn(lines, index);
      isSaid ||= name;
      if (isSaid && !name) return [line];
      if (SPEAKER.test(line) && !CUT.test(line)) return [line];
      taking.take(name ? 'label' : 'direction');
      return [];
    })
    .join('\n');
};
