import { z } from 'zod';
import { endWithParent } from '#local/support/child-process.ts';
import { startOpenAi } from './openai/openai.ts';
import { startPolly } from './polly/polly.ts';

const Count = z.int().positive();

process.once('message', async (count) => {
  const pairs = await Promise.all(
    Array.from({ length: Count.parse(count) }, async () => {
      const [openai, polly] = await Promise.all([startOpenAi(), startPolly()]);
      return { openai: openai.url, polly: polly.url };
    }),
  );
  process.send?.(pairs);
});
endWithParent();
