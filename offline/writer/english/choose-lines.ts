import type { Brief, Person } from '#offline/writer/brief.ts';
import { isState } from '#offline/writer/words/verbs.ts';

/** Present-tense verbs of the banks, which would need another form after "they". */
const PRESENT =
  /\b(?:smiles|says|asks|points|keeps|counts|lives|looks|stays|does|denies|knows|teaches|hands|works|likes|adds|is|trusts|knocks|leaves|winks|remembers|reads|lets|pulls|gets)\b/u;
/** Attributes that animals and machines lack. */
const HUMAN =
  /kitchen|money|telegrams|\bcoat|kettle|pencil|folded hands|sleeve|shoe\b|cups|packed|candle|came by post|ate standing|fingers|kept to/u;

const firstNonEmpty = (...lists: readonly (readonly string[])[]): readonly string[] =>
  lists.find((list) => list.length > 0) ?? [];

/** The lines of a beat that agree with this hero and this deed; all lines if none do. */
export const linesFor = (lines: readonly string[], brief: Brief, hero: Person): readonly string[] => {
  const agreeing = lines.filter((line) => {
    if (hero.pronoun === 'they' && /\{(?:he|hero)\}/u.test(line) && PRESENT.test(line)) return false;
    if (hero.pronoun === 'it' && HUMAN.test(line)) return false;
    return !(brief.deed !== undefined && isState(brief.deed) && /how \{hero\} \{deed\}/u.test(line));
  });
  return firstNonEmpty(agreeing, lines);
};

/** Prefers hooks that mention the prompt's place and time. */
export const hooksNaming = (hooks: readonly string[], brief: Brief): readonly string[] => {
  const spoken =
    brief.topic.short === 'the answer' ? hooks.filter((line) => !line.includes('version of')) : hooks;
  const timed = brief.when === undefined ? spoken : spoken.filter((line) => line.includes('{when}'));
  const placed = (list: readonly string[]) =>
    brief.place === undefined ? list : list.filter((line) => line.includes('{here}'));
  return firstNonEmpty(placed(timed), timed, placed(spoken), spoken);
};
