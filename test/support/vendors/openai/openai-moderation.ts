import { z } from 'zod';
import { OpenAiError } from './openai-error.ts';

const Part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string().min(1) }) }),
]);
const ModerationRequest = z.looseObject({
  model: z.string().min(1),
  input: z.union([z.string(), z.array(z.string()), z.array(Part)]),
});

/**
 * The inputs to flag: everything that contains this text, ignoring case. Pictures are matched by their base64 data.
 */
const Flags = z.array(z.object({ containing: z.string().min(1), category: z.string().min(1) }));
type Flag = z.output<typeof Flags>[number];

/** The OpenAI categories in which an input can be flagged here. */
const CATEGORIES = [
  'sexual/minors',
  'harassment/threatening',
  'illicit/violent',
  'self-harm/instructions',
  'hate',
  'harassment',
  'sexual',
  'violence/graphic',
] as const;

/** Separate texts are judged one by one; the parts of a single message are judged together. */
const contentsOf = (input: z.output<typeof ModerationRequest>['input']): readonly string[] => {
  if (typeof input === 'string') return [input];
  const texts = input.filter((part) => typeof part === 'string');
  if (texts.length > 0) return texts;
  return [
    input
      .map((part) => {
        if (typeof part === 'string') return part;
        return part.type === 'text' ? part.text : part.image_url.url;
      })
      .join('\n'),
  ];
};

/** Handles `POST /v1/moderations` and flags whatever a test specifies. */
export class Moderations {
  #flags: readonly Flag[] = [];

  /** Replaces the list of inputs to flag. Throws an `OpenAiError`. */
  script(body: unknown): void {
    const parsed = Flags.safeParse(body);
    if (!parsed.success) throw new OpenAiError(400, z.prettifyError(parsed.error), 'flags');
    this.#flags = parsed.data.map(({ containing, category }) => ({
      containing: containing.toLowerCase(),
      category,
    }));
  }

  /** Throws an `OpenAiError`. */
  answer(body: unknown): unknown {
    const parsed = ModerationRequest.safeParse(body);
    if (!parsed.success) throw new OpenAiError(400, z.prettifyError(parsed.error), 'input');
    const { model, input } = parsed.data;
    const results = contentsOf(input).map((content) => {
      const read = content.toLowerCase();
      const flagged = this.#flags
        .filter(({ containing }) => read.includes(containing))
        .map(({ category }) => category);
      const categories = Object.fromEntries(CATEGORIES.map((each) => [each, flagged.includes(each)]));
      return { flagged: flagged.length > 0, categories };
    });
    return { id: 'modr-stand-in', model, results };
  }
}
