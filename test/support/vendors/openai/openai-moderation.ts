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

/** The inputs to flag: everything that contains this text, regardless of case; for a picture, its base64. */
const Flags = z.array(z.object({ containing: z.string().min(1), category: z.string().min(1) }));
type Flag = z.output<typeof Flags>[number];

/** The service’s categories for which a request can be flagged here. */
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

/** Texts are judged one by one, and the parts of one message together. */
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

/** `POST /v1/moderations` on a stand-in that flags whatever a test specifies. */
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
