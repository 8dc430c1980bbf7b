import { parseArgs } from 'node:util';
import { askWriter, writerOf } from '#test/support/bench/stories/ask-writer.ts';
import { HELD_PROMPTS } from '#test/support/bench/stories/held-prompts.ts';
import { scoreStories, summaryOf, tableOf, worstOf } from '#test/support/bench/stories/score.ts';

/**
 * Scores a writer’s stories using rules that a program can check: `npm run bench -- stories -- --model <name>
 * [--base-url <address>]`; `--model offline` is the built-in writer. Reads the API key from `OPENAI_API_KEY`. Stores
 * nothing.
 */
const USAGE = 'npm run bench -- stories -- --model <name> [--base-url <address>]';
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    model: { type: 'string' },
    'base-url': { type: 'string', default: process.env['TEXT_BASE_URL'] ?? 'https://api.openai.com/v1' },
  },
});
if (values.model === undefined) {
  console.error(USAGE);
  process.exit(1);
}

const { model, 'base-url': baseUrl } = values;
const writer = writerOf({ model, baseUrl, apiKey: process.env['OPENAI_API_KEY'] ?? 'none' });
const answers = [];
for (const [index, request] of HELD_PROMPTS.entries()) {
  const answer = await askWriter(writer, request);
  answers.push(answer);
  const outcome = answer.problem ?? `${answer.seconds.toFixed(1)} s`;
  process.stderr.write(`${index + 1} of ${HELD_PROMPTS.length}: ${outcome}\n`);
}
const scored = scoreStories(answers);
console.log(`\n${summaryOf(model, answers)}\n\n${tableOf(scored)}\n\nThe worst three:\n`);
for (const story of worstOf(scored)) console.log(`- ${story}`);
