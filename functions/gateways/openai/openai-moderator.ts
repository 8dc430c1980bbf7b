import type { OpenAI } from 'openai';
import type { Judgement, ModerationClass } from '#contract/moderation.ts';
import type { Moderator } from '#functions/domain/moderation/ports.ts';
import { strictestJudgement } from '#functions/domain/moderation/verdict.ts';
import { pictureType } from '#functions/domain/video/picture.ts';

type Category = keyof OpenAI.Moderation.Categories;

/**
 * Its categories by our classes, the strictest first. `violence`, `self-harm` and `hate` in themselves are subjects of
 * history; only what calls for them, threatens or shows it for its own sake is a class of ours. It has no category for
 * phishing.
 */
const CLASSES: readonly (readonly [ModerationClass, readonly Category[]])[] = [
  ['minors', ['sexual/minors']],
  ['threat', ['harassment/threatening', 'hate/threatening']],
  ['serious_harm', ['illicit/violent', 'illicit']],
  ['self_harm', ['self-harm/instructions', 'self-harm/intent']],
  ['hate', ['hate']],
  ['harassment', ['harassment']],
  ['sexual', ['sexual']],
  ['graphic', ['violence/graphic']],
];

const strictest = ({ results }: OpenAI.ModerationCreateResponse): Judgement | undefined => {
  for (const [id, categories] of CLASSES)
    if (results.some((result) => categories.some((category) => result.categories[category] === true)))
      return { class: id };
  return undefined;
};

/** Texts of one request, far below what it takes. */
const TEXTS_AT_ONCE = 64;

/** Judges through the moderation endpoint of any OpenAI-compatible address. */
export const openAiModerator = (connect: () => Promise<OpenAI>, model: string): Moderator => ({
  judgeTexts: async (texts) => {
    const openai = await connect();
    const requests = Array.from({ length: Math.ceil(texts.length / TEXTS_AT_ONCE) }, async (_, number) => {
      const from = number * TEXTS_AT_ONCE;
      const input = texts.slice(from, from + TEXTS_AT_ONCE);
      return strictest(await openai.moderations.create({ model, input }));
    });
    return strictestJudgement(await Promise.all(requests));
  },
  judgePicture: async (read) => {
    const picture = await read();
    const url = `data:image/${pictureType(picture)};base64,${Buffer.from(picture).toString('base64')}`;
    const input = [{ type: 'image_url' as const, image_url: { url } }];
    return strictest(await (await connect()).moderations.create({ model, input }));
  },
});
