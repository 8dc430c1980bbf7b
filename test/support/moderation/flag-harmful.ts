import { LANGUAGES } from '#contract/catalogue.ts';
import type { ModerationClass } from '#contract/moderation.ts';
import { HARM, HARMFUL_PROMPTS } from './harmful-prompts.ts';

/** The OpenAI categories that match our classes; OpenAI has none for phishing. */
const CATEGORY: Readonly<Record<ModerationClass, string | undefined>> = {
  minors: 'sexual/minors',
  threat: 'harassment/threatening',
  serious_harm: 'illicit/violent',
  phishing: undefined,
  self_harm: 'self-harm/instructions',
  hate: 'hate',
  harassment: 'harassment',
  sexual: 'sexual',
  graphic: 'violence/graphic',
};

const FLAGS = [
  { containing: HARM, category: 'illicit/violent' },
  // Threats in the test prompts name this person.
  { containing: 'Dana Whitlock', category: 'harassment/threatening' },
  ...(['tuned', 'heldOut'] as const).flatMap((half) =>
    LANGUAGES.flatMap((language) =>
      HARMFUL_PROMPTS[half][language].flatMap(({ text, class: judged }) => {
        const category = CATEGORY[judged];
        return category === undefined ? [] : [{ containing: text, category }];
      }),
    ),
  ),
];

/** Makes an OpenAI stand-in flag every harmful prompt. */
export const flagHarmful = async (address: string): Promise<void> => {
  const answer = await fetch(new URL('/__flags', address), {
    method: 'POST',
    headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
    body: JSON.stringify(FLAGS),
  });
  if (!answer.ok) throw new Error(`${address} did not accept the flags: ${answer.status}`);
};
