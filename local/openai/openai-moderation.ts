import { z } from 'zod';
import type { ModerationClass } from '#contract/moderation.ts';
import { judgeText } from '#offline/moderator/judge-text.ts';
import { OpenAiError } from './openai-error.ts';

const Part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string().min(1) }) }),
]);
const ModerationRequest = z.looseObject({
  model: z.string().min(1),
  input: z.union([z.string(), z.array(z.string()), z.array(Part)]),
});
type Input = z.infer<typeof ModerationRequest>['input'];

/** The service's categories by our classes; it has none for phishing. */
const CATEGORY: Readonly<Partial<Record<ModerationClass, string>>> = {
  minors: 'sexual/minors',
  threat: 'harassment/threatening',
  serious_harm: 'illicit/violent',
  self_harm: 'self-harm/instructions',
  hate: 'hate',
  harassment: 'harassment',
  sexual: 'sexual',
  graphic: 'violence/graphic',
};

const textsOf = (input: Input): readonly string[] => {
  if (typeof input === 'string') return [input];
  return input.flatMap((part) => {
    if (typeof part === 'string') return part;
    return part.type === 'text' ? part.text : [];
  });
};

/** Answers `POST /v1/moderations`: texts by the rules of the offline moderator; no picture is flagged. Throws an `OpenAiError`. */
export function moderate(body: unknown): unknown {
  const parsed = ModerationRequest.safeParse(body);
  if (!parsed.success) throw new OpenAiError(400, z.prettifyError(parsed.error), 'input');
  const { model, input } = parsed.data;
  const flagged = textsOf(input).flatMap((text) => {
    const judgement = judgeText(text);
    return (judgement && CATEGORY[judgement.class]) ?? [];
  });
  const categories = Object.fromEntries(
    Object.values(CATEGORY).map((category) => [category, flagged.includes(category)]),
  );
  return { id: 'modr-stand-in', model, results: [{ flagged: flagged.length > 0, categories }] };
}
