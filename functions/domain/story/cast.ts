import { z } from 'zod';
import { cleanText, isBlank } from '#contract/schemas/text.ts';
import { shorten } from './shorten.ts';

/** A person, animal or place in a story, and what it looks like in every picture. */
export const CastMember = z.object({ name: z.string(), looks: z.string() });
export type CastMember = z.infer<typeof CastMember>;

export const CAST_MOST = 6;
/** The maximum length of a picture’s description, and how much of that the cast’s looks may take up. */
export const PICTURE_MAX_CHARS = 600;
const CAST_MAX_CHARS = 360;
const NAME_MAX_CHARS = 60;
const LOOKS_MAX_CHARS = 160;
/** Words that many names start with but that don’t identify anyone. */
const ARTICLES = new Set(['the', 'a', 'an', 'el', 'la', 'los', 'las', 'le', 'les', 'der', 'die', 'das']);

/** The cast members that a model listed, cleaned up; those without a name or looks are left out. */
export const readCast = (members: readonly unknown[]): CastMember[] =>
  members
    .flatMap((member) => CastMember.safeParse(member).data ?? [])
    .map(({ name, looks }) => ({
      name: cleanText(name),
      looks: shorten(cleanText(looks), LOOKS_MAX_CHARS).replace(/[\s.,;:]+$/u, ''),
    }))
    .filter(({ name, looks }) => !isBlank(name) && name.length <= NAME_MAX_CHARS && !isBlank(looks))
    .slice(0, CAST_MOST);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const inOneLine = (words: readonly string[]): string => ` ${words.join(' ').toLowerCase()} `;

/** Parts of a name that could identify someone on their own: capitalised, with at least three letters. */
const properNames = (name: string): string[] =>
  wordsOf(name).filter((word) => /^\p{Lu}\p{L}{2,}$/u.test(word) && !ARTICLES.has(word.toLowerCase()));

/**
 * The cast members named in a description, by their full name or a part of it that no other member shares, in the
 * order of the cast.
 */
export const membersIn = (picture: string, cast: readonly CastMember[]): CastMember[] => {
  const words = wordsOf(picture);
  const line = inOneLine(words);
  return cast.filter((member) => {
    const named = wordsOf(member.name);
    const bare = ARTICLES.has(named[0]?.toLowerCase() ?? '') ? named.slice(1) : named;
    if (bare.length > 0 && line.includes(inOneLine(bare))) return true;
    const others = new Set(cast.filter((other) => other !== member).flatMap(({ name }) => wordsOf(name)));
    return properNames(member.name).some((part) => !others.has(part) && words.includes(part));
  });
};

/**
 * A picture’s full description: its own words, a different camera view if the picture is shown again, and the looks
 * of everyone and everything it names. If that is too long, the last members of a large cast are left out; then the
 * picture’s own words are cut.
 */
export const fullDescription = (picture: string, cast: readonly CastMember[] = [], view?: string): string => {
  let looks = '';
  for (const { name, looks: own } of membersIn(picture, cast)) {
    const next = ` ${name}: ${own}.`;
    if (looks.length + next.length <= CAST_MAX_CHARS) looks += next;
  }
  const rest = `${view === undefined ? '' : ` ${view}`}${looks}`;
  const seen = shorten(picture, PICTURE_MAX_CHARS - rest.length - 1);
  return rest === ''
    ? shorten(picture, PICTURE_MAX_CHARS)
    : `${/[.!?…]$/u.test(seen) ? seen : `${seen}.`}${rest}`;
};
