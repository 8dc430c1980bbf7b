import * as z from 'zod/mini';
import { Category, Language, NamedCategory, NamedLanguage } from './choices.ts';
import { openSet } from './open-set.ts';
import { cleanLines, StoryPrompt, writtenText } from './text.ts';

export const Story = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: NamedCategory,
  prompt: z.string(),
  language: NamedLanguage,
  /** The story’s claims about the real world, as listed by the model; they haven’t been verified. */
  factsToCheck: z.optional(z.array(z.string())),
  /**
   * True if the demo writer wrote the story: an invented tale based on the prompt, with no claims about its subject.
   */
  isDemo: z.optional(z.boolean()),
  /** Present if the demo writer took over: the model that should have written it, and why it didn’t. */
  insteadOf: z.optional(
    z.object({ model: z.string(), reason: openSet(['late', 'away', 'unusable'], 'away') }),
  ),
  /** True if the creator wrote the text. */
  isOwn: z.optional(z.boolean()),
  /** Whether each line of the text is a scene. Absent means yes; most texts have only one line. */
  linesAreScenes: z.optional(z.boolean()),
  /** The version, starting at 1 and incremented by each change. Absent means 1. */
  version: z.optional(z.int()),
  createdAt: z.iso.datetime(),
});
export type Story = z.infer<typeof Story>;

/** Asks for a finished story by its id; the browser never sends its text. */
export const TakeFinishedStory = z.strictObject({ id: z.string().check(z.maxLength(64)) });

export const GenerateStory = z.strictObject({
  prompt: StoryPrompt,
  category: z._default(Category, 'General'),
  language: z._default(Language, 'en'),
});

export const STORY_TITLE_MAX_CHARS = 120;
export const StoryTitle = writtenText(
  STORY_TITLE_MAX_CHARS,
  'Enter a title for your story.',
  () => `The title is too long. Use at most ${STORY_TITLE_MAX_CHARS} characters.`,
);
/** Far more characters than any story of the permitted length has. */
const SCRIPT_MAX_CHARS = 8000;
/**
 * A story’s text as its creator wrote it, line by line. The server checks it and explains any problem in a message.
 */
export const ScriptText = writtenText(
  SCRIPT_MAX_CHARS,
  'Enter the text of your story.',
  () => `The text is too long. Use at most ${SCRIPT_MAX_CHARS} characters.`,
  cleanLines,
);
const own = {
  title: StoryTitle,
  text: ScriptText,
  category: Category,
  language: Language,
  /** Whether each line of the text is a scene; absent means yes. */
  linesAreScenes: z.optional(z.boolean()),
};

/** A story that the creator wrote. */
export const SaveStory = z.strictObject(own);

/**
 * A changed story. `version` is the version that the change is based on; if there is a newer version, it is left as
 * it is.
 */
export const EditStory = z.strictObject({ ...own, version: z.int().check(z.minimum(1)) });

const Offset = z.int().check(z.minimum(0), z.maximum(SCRIPT_MAX_CHARS));

/** What a model can suggest for a story: a passage in fewer words, another first sentence, or another ending. */
export const SUGGESTION_KINDS = ['shorter', 'first_line', 'ending'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/**
 * Requests a suggestion. The selection consists of UTF-16 offsets in the text of this version. If the story has a
 * different version by now, the request is refused.
 */
export const SuggestWords = z.strictObject({
  kind: z.enum(SUGGESTION_KINDS),
  version: z.int().check(z.minimum(1)),
  selection: z.optional(z.strictObject({ from: Offset, to: Offset })),
});

/** Suggestions to choose from, best first, all for the same passage (`passageFor`). */
export const Suggestions = z.object({ suggestions: z.array(z.string()) });
export type Suggestions = z.infer<typeof Suggestions>;
