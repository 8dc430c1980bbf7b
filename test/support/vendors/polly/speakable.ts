const SPOKEN_INSTEAD: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['…', '.'],
  ['\u00a0', ' '],
]);
/** Characters that the engine would take for markup or phonemes, or that a narrator would not read aloud. */
const UNSPOKEN =
  /[<>[\]{}|\\^~*_#`\s]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\p{Regional_Indicator}/u;

/** The text for the engine, with exactly one code point for each character, so that positions match. */
export const speakable = (characters: readonly string[]): string =>
  characters
    .map((char, index) => {
      if (char === '&')
        return /\s/.test(characters[index - 1] ?? 'x') && /\s/.test(characters[index + 1] ?? 'x') ? '&' : ' ';
      return SPOKEN_INSTEAD.get(char) ?? (UNSPOKEN.test(char) ? ' ' : char);
    })
    .join('');
