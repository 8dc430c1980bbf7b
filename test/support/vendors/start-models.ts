import { z } from 'zod';
import { firstMessage, startProcess, stopProcess } from '#local/support/child-process.ts';

const Pairs = z.array(z.object({ openai: z.string(), polly: z.string() }));
/** The URLs of stand-ins for an OpenAI-compatible server and for Polly. */
export type ModelAddresses = z.infer<typeof Pairs>[number];

/** Starts this many pairs of stand-ins, all in one separate process, because they can keep a core busy. */
export const startModels = async (
  count: number,
): Promise<{ readonly models: readonly ModelAddresses[]; close: () => Promise<void> }> => {
  const child = startProcess(new URL('./models-process.ts', import.meta.url), [], {});
  child.send(count);
  const models = Pairs.parse(await firstMessage(child));
  return { models, close: () => stopProcess(child) };
};

/**
 * The settings that make the product use the stand-ins for painting, moderation and speech. Stories are still written
 * by the offline writer.
 */
export const settingsFor = ({ openai, polly }: ModelAddresses) => {
  const server = `${openai}/v1`;
  return {
    PAINTER: 'openai',
    MODERATOR: 'openai',
    NARRATOR: 'polly',
    IMAGE_BASE_URL: server,
    MODERATION_BASE_URL: server,
    SPEECH_BASE_URL: server,
    AWS_ENDPOINT_URL_POLLY: polly,
  };
};
