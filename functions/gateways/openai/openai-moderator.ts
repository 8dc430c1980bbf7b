import type { OpenAI } from 'openai';
import type { Judgement, ModerationClass } from '#contract/moderation.ts';
import type { Moderator } from '#functions/domain/moderation/ports.ts';
import { strictestJudgement } from '#functions/domain/moderation/verdict.ts';
import { pictureType } from '#functions/domain/video/picture.ts';
import { judgeByEach } from './judge-each.ts';

type Category = keyof OpenAI.Moderation.Categories;

/**
 * The model's categories mapped to our classes, the strictest first. `violence`, `self-harm` and `hate` also cover
 * mere depictions of history; our classes only cover content that calls for such things, threatens them or shows them
 * for their own sake. The model has no category for phishing.
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

const judgementOf = ({ categories }: OpenAI.Moderation): Judgement | undefined => {
  for (const [id, named] of CLASSES)
    if (named.some((category) => categories[category] === true)) return { class: id };
  return undefined;
};

/** Texts per request, far below the endpoint's limit. */
const TEXTS_AT_ONCE = 64;

/** Judges through the moderation endpoint of any OpenAI-compatible API. */
export const openAiModerator = (connect: () => Promise<OpenAI>, model: string): Moderator => ({
  judgeTexts: async (texts) => {
    const openai = await connect();
    const judgeSome = async (input: string[]): Promise<(Judgement | undefined)[]> => {
      const { results } = await openai.moderations.create({ model, input });
      if (results.length !== input.length) throw new Error('The moderation model did not judge each text.');
      return results.map(judgementOf);
    };
    return judgeByEach(async (each) => {
      const requests = Array.from({ length: Math.ceil(each.length / TEXTS_AT_ONCE) }, (_, number) =>
        judgeSome(each.slice(number * TEXTS_AT_ONCE, (number + 1) * TEXTS_AT_ONCE)),
      );
      return (await Promise.all(requests)).flat();
    }, texts);
  },
  judgePicture: async (read) => {
    const picture = await read();
    const url = `data:image/${pictureType(picture)};base64,${Buffer.from(picture).toString('base64')}`;
    const input = [{ type: 'image_url' as const, image_url: { url } }];
    const { results } = await (await connect()).moderations.create({ model, input });
    return strictestJudgement(results.map(judgementOf));
  },
});
