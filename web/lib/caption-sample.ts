const SAMPLE_WORDS = ['One', 'word', 'more'] as const;
/** What a line of the small picture holds. */
const MAX_WORD_CHARS = 8;

/** A story's first words, where they fit the small picture. */
export const captionSample = (script: string): readonly string[] => {
  const words = script.trim().split(/\s+/u).slice(0, SAMPLE_WORDS.length);
  const fits = words.every((word) => word.length <= MAX_WORD_CHARS) && words.length === SAMPLE_WORDS.length;
  return fits ? words : SAMPLE_WORDS;
};
