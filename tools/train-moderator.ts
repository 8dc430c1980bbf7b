import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CATEGORIES, LANGUAGES } from '#contract/catalogue.ts';
import { FINISHED_TEXTS } from '#offline/finished/finished-texts.ts';
import { BUCKETS, featuresOf } from '#offline/moderator/features.ts';
import { LEARNED_CLASSES } from '#offline/moderator/learned-classes.ts';
import { piecesOf } from '#offline/moderator/pieces.ts';
import { wordsOf } from '#offline/moderator/words.ts';
import { seeded } from '#offline/writer/seeded.ts';
import { writeStory } from '#offline/writer/write-story.ts';

/**
 * `npm run moderator`: learns the weights of the offline moderator from the examples in `offline/moderator/examples`
 * and writes them to `offline/moderator/model.ts`. Softmax regression, trained by AdaGrad in a fixed random order.
 */
const FOLDER = join(import.meta.dirname, '../offline/moderator');
const PROMPTS = ['fine', ...LEARNED_CLASSES] as const;
/** `told`: what harmless stories say, which reads unlike what people ask for. */
const COLUMNS = ['told', ...PROMPTS] as const;
/** Prompts of each class, and prompts that are fine. */
const Examples = z.record(z.enum(PROMPTS), z.array(z.string()));
const EPOCHS = 12;
const RATE = 0.5;
const DECAY = 1e-4;
const BIAS_RATE = 0.02;
/** Below this, a step changes nothing that matters. */
const SMALL = 1e-4;
/** Weights are stored as whole numbers of one step, −127 to 127. */
const LARGEST = 127;

interface Example {
  readonly buckets: readonly number[];
  readonly column: number;
}

const example = (text: string, column: number): Example => ({
  buckets: [...new Set(featuresOf(wordsOf(text)).flat())],
  column,
});

/** More than there are examples, so that hardly two share a turn. */
const TURNS = 2 ** 31;

const PROMPTS_EACH = 10;

/** What our own stories say, in the pieces in which scripts are judged: how narrators speak when all is well. */
const ownStories = (): string[] => {
  const demos = LANGUAGES.flatMap((language) =>
    CATEGORIES.flatMap((category) =>
      Array.from({ length: PROMPTS_EACH }, (_, index) =>
        writeStory({ prompt: `Story ${index}`, category, language }),
      ),
    ),
  );
  const texts = [...Object.values(FINISHED_TEXTS), ...demos].flatMap(({ scenes }) => {
    const script = scenes.map(({ narration }) => narration).join('\n');
    return piecesOf(script).map(({ start, end }) => script.slice(start, end));
  });
  return [...new Set(texts)];
};

const read = async (): Promise<Example[]> => {
  const examples = ownStories().map((text) => example(text, 0));
  for (const language of LANGUAGES) {
    const file = await readFile(join(FOLDER, `examples/${language}.json`), 'utf8');
    const texts = Examples.parse(JSON.parse(file));
    for (const name of PROMPTS)
      for (const text of texts[name]) examples.push(example(text, COLUMNS.indexOf(name)));
  }
  return examples;
};

const learn = (examples: readonly Example[]) => {
  const weights = new Float64Array(BUCKETS * COLUMNS.length);
  const squares = new Float64Array(weights.length).fill(1e-8);
  const biases = COLUMNS.map(() => 0);
  const { below } = seeded(1);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = examples
      .map((each) => ({ ...each, turn: below(TURNS) }))
      .toSorted((a, b) => a.turn - b.turn);
    for (const { buckets, column } of order) {
      const norm = 1 / Math.sqrt(buckets.length);
      const odds = biases.map((bias, each) =>
        Math.exp(
          bias +
            norm * buckets.reduce((sum, bucket) => sum + (weights[bucket * COLUMNS.length + each] ?? 0), 0),
        ),
      );
      const all = odds.reduce((sum, each) => sum + each, 0);
      odds.forEach((each, index) => {
        const error = each / all - (index === column ? 1 : 0);
        if (Math.abs(error) < SMALL) return;
        biases[index] = (biases[index] ?? 0) - BIAS_RATE * error;
        for (const bucket of buckets) {
          const at = bucket * COLUMNS.length + index;
          const slope = error * norm + DECAY * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(squares[at] ?? 1);
        }
      });
    }
  }
  return { weights, biases };
};

const { weights, biases } = learn(await read());
const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST;
const stored = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer);
await writeFile(
  join(FOLDER, 'model.ts'),
  `/** Written by \`npm run moderator\` from the examples. \`weights\`: base64 of signed bytes, in steps. */
export const MODEL = {
  step: ${step},
  biases: [${biases.join(', ')}],
  weights:
    '${stored.toString('base64')}',
};
`,
);
