import * as z from 'zod/mini';
import { firstUndrawable } from '#contract/drawable.ts';
import {
  CAPTION_POSITIONS,
  CAPTION_SIZES,
  END_CARD_MAX_CHARS,
  HANDLE_MAX_CHARS,
  WORDS_PER_PAGE,
} from '#contract/look.ts';
import { CaptionStyleId, NamedCaptionStyle } from '#contract/schemas/choices.ts';
import { cleanText, writtenText } from '#contract/schemas/text.ts';

const COLOUR = /^#[0-9a-f]{6}$/iu;
/** On every platform, account names consist of letters, digits and these symbols. */
const HANDLE = /^@?[\p{L}\p{M}\p{N}._·-]+$/u;

const undrawable = (text: string): string =>
  `Videos can’t show “${firstUndrawable(text)}”. Use Latin letters.`;

/** A colour as `#rrggbb`. */
export const HexColour = z.pipe(
  z.string().check(z.regex(COLOUR, 'Enter a colour as # and six digits, such as #ffe02b.')),
  z.transform((colour): `#${string}` => `#${colour.slice(1).toLowerCase()}`),
);

/** A name on a platform, with or without its @. */
export const Handle = z.pipe(
  z.string().check(
    z.overwrite(cleanText),
    z.regex(HANDLE, 'Enter your handle, such as @nightstories, without spaces.'),
    z.refine((text) => Array.from(text.replace(/^@/u, '')).length < HANDLE_MAX_CHARS, {
      error: () => `A handle has at most ${HANDLE_MAX_CHARS} characters.`,
    }),
    z.refine((text) => firstUndrawable(text) === undefined, {
      error: ({ input }) => undrawable(String(input)),
    }),
  ),
  z.transform((text) => (text.startsWith('@') ? text : `@${text}`)),
);

/** What an end card says. */
export const EndCardText = writtenText(
  END_CARD_MAX_CHARS,
  'Enter the words of the end card.',
  () => `An end card has at most ${END_CARD_MAX_CHARS} characters.`,
).check(
  z.refine((text) => firstUndrawable(text) === undefined, {
    error: ({ input }) => undrawable(String(input)),
  }),
);

const look = {
  /** The colour of the spoken word, in place of the style's own; adjusted if it would be unreadable. */
  colour: z.optional(HexColour),
  size: z.enum(CAPTION_SIZES),
  position: z.enum(CAPTION_POSITIONS),
  wordsPerPage: z.int().check(z.minimum(WORDS_PER_PAGE.least), z.maximum(WORDS_PER_PAGE.most)),
  upperCase: z.boolean(),
  /** Shown in the picture throughout the video, such as “@nightstories”. */
  handle: z.optional(Handle),
  /** Shown over the last few seconds of the video. */
  endCard: z.optional(z.strictObject({ text: EndCardText })),
};

/** How a video's captions look, and any other text in its picture. */
export const Look = z.strictObject({ captionStyle: CaptionStyleId, ...look });
export type Look = z.infer<typeof Look>;

/** A look in a reply. */
export const NamedLook = z.object({ captionStyle: NamedCaptionStyle, ...look });
