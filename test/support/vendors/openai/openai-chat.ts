import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CATEGORIES, LANGUAGES } from '#contract/catalogue.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { OpenAiError } from './openai-error.ts';
import { Passage, suggestWords } from './suggest-words.ts';
import { Planned, thinkIdeas } from './think-ideas.ts';

const CHARS_PER_TOKEN = 4;
const TextPart = z.looseObject({ type: z.literal('text'), text: z.string() });
const Message = z.looseObject({
  role: z.string(),
  content: z.union([
    z.string(),
    z.array(TextPart).transform((parts) => parts.map(({ text }) => text).join('')),
  ]),
});
const ChatRequest = z.looseObject({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  response_format: z.looseObject({ type: z.string() }).optional(),
});
const Subject = z.object({
  prompt: z.string().min(1),
  category: z.enum(CATEGORIES),
  language: z.enum(LANGUAGES),
  earlier: z.array(z.string()).optional(),
});

/** The effects that a scripted failure can have on a response with status 200. */
export const MISHAPS = ['model_refusal', 'broken_answer', 'same_answer'] as const;
export type Mishap = (typeof MISHAPS)[number];

const tokensOf = (text: string): number => Math.ceil(text.length / CHARS_PER_TOKEN);

/** The subject that a model writes about if it always gives the same answer. */
const SAME_PROMPT = 'a door that nobody has ever opened';

function answerTo(text: string | undefined, isAlwaysSame: boolean): unknown {
  try {
    const asked = z.union([Subject, Planned, Passage]).parse(JSON.parse(text ?? ''));
    if ('premise' in asked) return thinkIdeas(asked, isAlwaysSame);
    if (!('prompt' in asked)) return suggestWords(asked);
    return writeStory(isAlwaysSame ? { ...asked, prompt: SAME_PROMPT } : asked);
  } catch {
    throw new OpenAiError(
      400,
      'The stand-in writes stories, thinks up ideas and suggests words: the last user message must be JSON with prompt, category and language, with the premise of a series, or with the kind of suggestion and the text.',
      'messages',
    );
  }
}

/** Handles `POST /v1/chat/completions`. Throws an `OpenAiError`. */
export function completeChat(body: unknown, mishap: Mishap | undefined): unknown {
  const parsed = ChatRequest.safeParse(body);
  if (!parsed.success) throw new OpenAiError(400, z.prettifyError(parsed.error), 'messages');
  const { model, messages } = parsed.data;
  const asked = messages.findLast(({ role }) => role === 'user')?.content;
  const said = answerTo(asked, mishap === 'same_answer');
  const refused = mishap === 'model_refusal';
  const whole = refused ? '' : JSON.stringify(said);
  const content = mishap === 'broken_answer' ? whole.slice(0, whole.length / 2) : whole;
  const promptTokens = tokensOf(messages.map((message) => message.content).join('\n'));
  const completionTokens = tokensOf(content);
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        logprobs: null,
        message: {
          role: 'assistant',
          content: refused ? null : content,
          refusal: refused ? "I'm sorry, I can't help with that." : null,
        },
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
  };
}
