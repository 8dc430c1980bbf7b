import * as z from 'zod/mini';
import { STORY_PROMPT_MAX_CHARS } from '#contract/catalogue.ts';

const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
/** Control and invisible formatting characters, but not the joiner that emoji sequences need. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Tag characters can spell invisible text. */
const TAGS = /[\u{E0000}-\u{E007F}]/gu;
/** Characters that are invisible on a page. */
const INVISIBLE = /[\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Text as it is stored: NFC, one kind of space, without control characters or lone surrogates, trimmed. */
export const cleanText = (text: string): string =>
  text
    .replace(LONE_SURROGATES, '')
    .replace(/[\t\n\r]+/gu, ' ')
    .replace(CONTROLS, '')
    .replace(TAGS, '')
    .normalize('NFC')
    .trim();

/** Multi-line text as it is stored: each line cleaned, with single spaces; empty lines are left out. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .map((line) => cleanText(line).replaceAll(/\s+/gu, ' '))
    .filter((line) => line !== '')
    .join('\n');

/** Whether a text is invisible on a page. */
export const isBlank = (text: string): boolean => text.replace(INVISIBLE, '') === '';

/** Text that a person writes: non-empty, and at most `most` characters (code points) after clean-up. */
export const writtenText = (
  most: number,
  missing: string,
  tooLong: () => string,
  clean: (text: string) => string = cleanText,
) =>
  z.string(missing).check(
    z.overwrite(clean),
    z.refine((text) => !isBlank(text), missing),
    z.refine((text) => Array.from(text).length <= most, { error: tooLong }),
  );

const EMAIL_MAX_CHARS = 254;
/** An email address as typed into a form, with its error messages. */
export const EmailField = z
  .string()
  .check(
    z.trim(),
    z.maxLength(EMAIL_MAX_CHARS, 'This address is too long.'),
    z.email('Enter a valid email address.'),
  );

/** A story prompt: 1–2,000 characters after clean-up. */
export const StoryPrompt = writtenText(
  STORY_PROMPT_MAX_CHARS,
  'Enter a prompt for your story.',
  // Formatted on demand, because formatting the first number loads the rules for every locale.
  () => `The prompt is too long. Use at most ${STORY_PROMPT_MAX_CHARS.toLocaleString('en-US')} characters.`,
);
