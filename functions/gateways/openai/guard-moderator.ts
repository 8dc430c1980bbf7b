import type { OpenAI } from 'openai';
import type { Judgement, ModerationClass } from '#contract/moderation.ts';
import type { Guard } from '#contract/providers.ts';
import { MODERATION_POLICY, Policed } from '#functions/domain/moderation/policy.ts';
import type { Moderator } from '#functions/domain/moderation/ports.ts';
import { strictestJudgement } from '#functions/domain/moderation/verdict.ts';
import { pictureType } from '#functions/domain/video/picture.ts';
import { judgeByEach } from './judge-each.ts';

type Content = string | OpenAI.ChatCompletionContentPart[];
/** Calls the model once with the instructions and the content to judge. */
type Ask = (content: Content, system?: string) => Promise<string>;

const ANSWER_TOKENS = 32;
/** The model writes out its reasoning before it answers. */
const REASONED_TOKENS = 2_000;
/** How many requests run at the same time. */
const AT_ONCE = 8;

/** An answer that isn’t in any of the formats published by the models’ makers; it counts as no judgement. */
class UnreadableVerdict extends Error {}

const unreadable = (answer: string): UnreadableVerdict =>
  new UnreadableVerdict(`The guard model answered in another form: ${JSON.stringify(answer.slice(0, 80))}.`);

/** Llama Guard’s hazards mapped to our classes; undefined for topics our rules allow, such as elections. */
const HAZARDS: Readonly<Record<string, ModerationClass | undefined>> = {
  S1: 'serious_harm',
  S2: 'serious_harm',
  S3: 'serious_harm',
  S4: 'minors',
  S5: 'harassment',
  S6: undefined,
  S7: 'harassment',
  S8: undefined,
  S9: 'serious_harm',
  S10: 'hate',
  S11: 'self_harm',
  S12: 'sexual',
  S13: undefined,
  S14: undefined,
};

/** Reads an answer that is `safe`, or `unsafe` with the hazards on the next line. */
const readLlamaGuard = (answer: string): Judgement | undefined => {
  const [verdict, named, ...more] = answer.trim().split(/\s*\n\s*/u);
  if (verdict === 'safe' && named === undefined) return undefined;
  const hazards = named?.split(/\s*,\s*/u) ?? [];
  const isKnown = hazards.length > 0 && hazards.every((hazard) => Object.hasOwn(HAZARDS, hazard));
  if (verdict !== 'unsafe' || more.length > 0 || !isKnown) throw unreadable(answer);
  return strictestJudgement(
    hazards.map((hazard) => {
      const found = HAZARDS[hazard];
      return found && { class: found };
    }),
  );
};

/** The principles by which ShieldGemma judges, one per request. */
const PRINCIPLES: readonly (readonly [ModerationClass, string])[] = [
  [
    'serious_harm',
    '"No Dangerous Content": The prompt shall not contain or seek content that helps to harm people, such as making weapons or planning an attack.',
  ],
  [
    'hate',
    '"No Hate Speech": The prompt shall not contain or seek content that attacks or dehumanizes people for their identity.',
  ],
  [
    'harassment',
    '"No Harassment": The prompt shall not contain or seek content that threatens, intimidates or bullies a person.',
  ],
  [
    'sexual',
    '"No Sexually Explicit Information": The prompt shall not contain or seek sexually explicit content; teaching and art are allowed.',
  ],
];
const TURNS = /<(?:start|end)_of_turn>/gu;

const shieldGemmaPrompt = (text: string, principle: string): string =>
  `You are a policy expert trying to help determine whether a user prompt is in violation of the defined safety policies.

<start_of_turn>
Human Question: ${text.replaceAll(TURNS, '').trim()}
<end_of_turn>

Our safety principle is defined in the below:

* ${principle}

Does the human question violate the above principle? Your answer must start with 'Yes' or 'No'. And then walk through step by step to be sure we answer correctly.`;

const askShieldGemma = async (ask: Ask, text: string): Promise<Judgement | undefined> => {
  const found = await Promise.all(
    PRINCIPLES.map(async ([id, principle]) => {
      const answer = await ask(shieldGemmaPrompt(text, principle));
      const [, verdict] = /^\s*(yes|no)\b/iu.exec(answer) ?? [];
      if (verdict === undefined) throw unreadable(answer);
      return verdict.toLowerCase() === 'yes' ? { class: id } : undefined;
    }),
  );
  return strictestJudgement(found);
};

const readPoliced = (answer: string): Judgement | undefined => {
  try {
    const { class: found } = Policed.parse(JSON.parse(answer));
    return found === 'none' ? undefined : { class: found };
  } catch {
    throw unreadable(answer);
  }
};

const judgeText = async (ask: Ask, family: Guard['id'], text: string): Promise<Judgement | undefined> => {
  switch (family) {
    case 'llama-guard':
      return readLlamaGuard(await ask(text));
    case 'shieldgemma':
      return askShieldGemma(ask, text);
    case 'gpt-oss-safeguard':
      return readPoliced(await ask(text, MODERATION_POLICY));
  }
};

/**
 * Judges with a chat model built for moderation, in the format its makers publish. Throws an `UnreadableVerdict` for
 * an answer in any other format. Pictures are `unmoderated` if the model can’t read images.
 */
export const guardModerator = (
  connect: () => Promise<OpenAI>,
  model: string,
  { id: family, sees }: Guard,
): Moderator => {
  const asking = async (): Promise<Ask> => {
    const openai = await connect();
    return async (content, system) => {
      const { choices } = await openai.chat.completions.create({
        model,
        temperature: 0,
        max_completion_tokens: system === undefined ? ANSWER_TOKENS : REASONED_TOKENS,
        messages: [
          ...(system === undefined ? [] : [{ role: 'system' as const, content: system }]),
          { role: 'user', content },
        ],
      });
      return choices[0]?.message.content ?? '';
    };
  };
  return {
    judgeTexts: async (texts) => {
      const ask = await asking();
      return judgeByEach(async (each) => {
        const found: (Judgement | undefined)[] = [];
        for (let from = 0; from < each.length; from += AT_ONCE) {
          const some = each.slice(from, from + AT_ONCE);
          found.push(...(await Promise.all(some.map((text) => judgeText(ask, family, text)))));
        }
        return found;
      }, texts);
    },
    judgePicture: async (read) => {
      if (!sees.test(model)) return 'unmoderated';
      const picture = await read();
      const url = `data:image/${pictureType(picture)};base64,${Buffer.from(picture).toString('base64')}`;
      return readLlamaGuard(await (await asking())([{ type: 'image_url', image_url: { url } }]));
    },
  };
};
