const SAMPLE_WORDS = ['One', 'word', 'more'] as const;
/** The length of the longest word that fits on a line of the sample. */
const MAX_WORD_CHARS = 8;

/** A story's first words if they fit in the sample, or else stand-in words. */
export const captionSample = (script: string): readonly string[] => {
  const words = script.trim().split(/\s+/u).slice(0, SAMPLE_WORDS.length);
  const fits = words.every((word) => word.length <= MAX_WORD_CHARS) && words.length === SAMPLE_WORDS.length;
  return fits ? words : SAMPLE_WORDS;
};
