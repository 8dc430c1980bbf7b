import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CATEGORIES, LANGUAGES } from '#contract/catalogue.ts';
import { writeStory } from '#offline/writer/write-story.ts';
import { OpenAiError } from './openai-error.ts';

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

/** What a scripted failure can do to a response with status 200. */
export type Mishap = 'model_refusal' | 'broken_answer';

const tokensOf = (text: string): number => Math.ceil(text.length / CHARS_PER_TOKEN);

function parseSubject(text: string | undefined): z.infer<typeof Subject> {
  try {
    return Subject.parse(JSON.parse(text ?? ''));
  } catch {
    throw new OpenAiError(
      400,
      'The stand-in writes stories only: the last user message must be JSON with prompt, category and language.',
      'messages',
    );
  }
}

/** Answers `POST /v1/chat/completions`. Throws an `OpenAiError`. */
export function completeChat(body: unknown, mishap: Mishap | undefined): unknown {
  const parsed = ChatRequest.safeParse(body);
  if (!parsed.success) throw new OpenAiError(400, z.prettifyError(parsed.error), 'messages');
  const { model, messages } = parsed.data;
  const subject = parseSubject(messages.findLast(({ role }) => role === 'user')?.content);
  const refused = mishap === 'model_refusal';
  const story = refused ? '' : JSON.stringify(writeStory(subject));
  const content = mishap === 'broken_answer' ? story.slice(0, story.length / 2) : story;
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
