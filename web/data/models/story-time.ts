import { formatNumber } from '#web/lib/format.ts';

/** How long a model's first story took, such as “llama3.2: a story in 14 s”. */
export const storyTime = (model: string, seconds: number): string =>
  `${model}: a story in ${formatNumber(Math.max(1, Math.round(seconds)))} s`;
