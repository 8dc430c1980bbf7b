/** Scripts that the caption face has letters for; emoji are Common and are left out of captions. */
const DRAWABLE = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** The first character of a text that captions cannot draw, if any. */
export const firstUndrawable = (text: string): string | undefined =>
  Array.from(text).find((character) => !DRAWABLE.test(character));
