import { z } from 'zod';
import { runAlone } from '#test/support/bench/run-bench.ts';

/**
 * How much hostile accounts can cost a stage with a $500 monthly budget in one day: `npm run bench -- abuse [way]
 * [accounts]`.
 */
const WAYS = {
  refused: 'Videos whose seventh picture is refused, created and retried',
  rewritten: 'Scenes rewritten so that the video gets too long',
  stories: 'Stories as long as a model may write',
  crowd: 'Twenty videos of a trial at once',
  watched: 'A shared video downloaded at 100 Mbit/s without a pause',
  people: 'One person with many addresses',
  speak: 'A storyboard of long scenes spoken again and again',
  export: 'Archives downloaded at 1 Gbit/s',
  forms: 'Files of deleted uploads sent again',
  probe: 'Hostile files checked side by side',
  ideas: 'Ideas added and suggested side by side',
};
const ACCOUNTS = [1, 10, 100];
const ENVIRONMENT = {
  LOG_LEVEL: 'silent',
  COST_HEADER: 'true',
  PAINTER: 'openai',
  STORY_WRITER: 'openai',
  NARRATOR: 'polly',
  FILM_SLOTS: '40',
  CHECK_SLOTS: '20',
  PACK_SLOTS: '8',
  SPENDING_LIMITS: JSON.stringify({
    filmMinuteUsd: 0.3,
    stageUsd: 500,
    providersUsd: { openai: 500, polly: 500 },
  }),
};
const Day = z.object({
  usd: z.number(),
  mostOfOne: z.number(),
  refused: z.number(),
  videos: z.number(),
  waitSeconds: z.number(),
  usualWaitSeconds: z.number(),
  films: z.number(),
  functions: z.number(),
  found: z.array(z.string()),
});

Object.assign(process.env, ENVIRONMENT);
const [wanted, count] = process.argv.slice(2);
const HEAD = [
  'way',
  'accounts',
  'a day',
  'the most of one account',
  'customer refused',
  'customer waits, 95 of 100',
  'at most',
  'films at once',
  'functions at once',
];
console.log(`| ${HEAD.join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(HEAD.length - 1)}`);
for (const [way, title] of Object.entries(WAYS))
  if (wanted === undefined || way === wanted)
    for (const accounts of count === undefined ? ACCOUNTS : [Number(count)]) {
      const program = new URL('../support/bench/abuse/run-way.ts', import.meta.url);
      const day = Day.parse(await runAlone(program, [way, String(accounts)]));
      const cells = [
        title,
        accounts,
        `$${day.usd.toFixed(2)}`,
        `$${day.mostOfOne.toFixed(2)}`,
        day.refused,
        `${day.usualWaitSeconds} s`,
        `${day.waitSeconds} s`,
        day.films,
        day.functions,
      ];
      console.log(`| ${cells.join(' | ')} |`);
      for (const sentence of day.found) console.log(sentence);
    }
