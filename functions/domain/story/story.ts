import { z } from 'zod';
import { STORY_MAX_WORDS, STORY_MIN_WORDS } from '#contract/catalogue.ts';
import { Category, Language } from '#contract/schemas/choices.ts';
import { isBlank } from '#contract/schemas/text.ts';
import { contentOf, countWords, type Draft as WrittenDraft } from '#contract/script.ts';
import { CREATOR, DEMO_WRITER, Maker } from '#functions/domain/credentials/maker.ts';
import { CastMember, PICTURE_MAX_CHARS } from './cast.ts';

/** One picture of the film with the sentences spoken over it. */
export const Scene = z.object({
  /** One to three whole sentences, as they are spoken and captioned. */
  narration: z.string().trim().min(1).max(1200),
  /** What the picture shows, for the painter; never spoken. */
  picture: z.string().trim().min(1).max(PICTURE_MAX_CHARS),
});
export type Scene = z.infer<typeof Scene>;

/** Cast and facts are both absent in stories by the demo writer or a small model. */
const extras = {
  /** The cast members’ looks are added to the pictures that name them. */
  cast: z.array(CastMember).optional(),
  /** The story’s claims about the real world, as the writer listed them. None has been verified. */
  factsToCheck: z.array(z.string()).optional(),
};

/** What a writer returns. A story’s `content` is the narration of its scenes, in order. */
export const Draft = z.object({
  title: z
    .string()
    .trim()
    .max(120)
    .refine((title) => !isBlank(title)),
  scenes: z.array(Scene).min(3).max(40),
  ...extras,
});
export type Draft = z.infer<typeof Draft>;

export const Story = z.object({
  id: z.string(),
  ownerId: z.string(),
  title: z.string(),
  content: z.string(),
  category: Category,
  prompt: z.string(),
  language: Language,
  scenes: z.array(Scene),
  ...extras,
  /** True when the demo writer wrote it: a tale invented around the prompt. */
  isDemo: z.boolean().optional(),
  /** Set when the demo writer stood in for a model. */
  insteadOf: z.object({ model: z.string(), reason: z.enum(['late', 'away', 'unusable']) }).optional(),
  /** The series run that the story was written for; the run may be gone. */
  run: z.string().optional(),
  /** True when the creator wrote the story’s text. */
  isOwn: z.boolean().optional(),
  /** Who wrote the story, unless the creator or the demo writer did. */
  writer: Maker.optional(),
  /** Whether each line of the text is a scene. Absent means yes; most texts have only one line. */
  linesAreScenes: z.boolean().optional(),
  /** The story’s version, which goes up with every change. Absent means 1. */
  version: z.int().min(1).optional(),
  createdAt: z.iso.datetime(),
});
export type Story = z.infer<typeof Story>;

/**
 * Who wrote a story: a model, a program or us, plus the creator if they changed it; empty if this wasn’t recorded.
 */
export const writersOf = ({
  writer,
  isDemo,
  isOwn,
}: Pick<Story, 'writer' | 'isDemo' | 'isOwn'>): { readonly writers?: readonly Maker[] } => {
  const writers = [
    ...(isDemo === true ? [DEMO_WRITER] : writer === undefined ? [] : [writer]),
    ...(isOwn === true ? [CREATOR] : []),
  ];
  return writers.length === 0 ? {} : { writers };
};

/** Whether a story’s scenes are the lines of its text, as the creator wrote them. */
export const isByLine = ({
  content,
  isOwn = false,
  linesAreScenes = true,
}: Pick<Story, 'content' | 'isOwn' | 'linesAreScenes'>): boolean =>
  isOwn && linesAreScenes && content.includes('\n');

/**
 * More characters than 400 words need in any language. Without this limit, a model could write a story of absurdly
 * long words that doesn’t fit in its row.
 */
const STORY_MAX_CHARS = 8_000;

/** Whether a draft’s narration has an allowed length for a story, both in words and in characters. */
export const hasStoryLength = ({ scenes }: Pick<WrittenDraft, 'scenes'>): boolean => {
  const content = contentOf(scenes);
  const words = countWords(content);
  return words >= STORY_MIN_WORDS && words <= STORY_MAX_WORDS && content.length <= STORY_MAX_CHARS;
};
