import { expect, it } from 'vitest';
import { judgeByEach } from '#functions/gateways/openai/judge-each.ts';

const THREAT = 'I will find you tonight.';
const asked: (readonly string[])[] = [];
const judge = (texts: readonly string[]) =>
  judgeByEach(async (each) => {
    asked.push(each);
    return each.map((text) => {
      if (text.includes(THREAT)) return { class: 'threat' as const };
      return text.includes('Vermin') ? { class: 'hate' as const } : undefined;
    });
  }, texts);

it('quotes the sentence that a judgement is about', async () => {
  const told = `A storm. ${THREAT} Vermin.`;
  expect(await judge([`A Story\n${told} And then it rained.`, told])).toEqual({
    class: 'threat',
    passage: THREAT,
  });
  expect(asked.at(-1)).toEqual(['A storm.', THREAT, 'Vermin.']);
});

it('calls the model only once if nothing is wrong', async () => {
  asked.length = 0;
  expect(await judge(['A storm. A calm.'])).toBeUndefined();
  expect(asked).toHaveLength(1);
});

it('quotes nothing from a long text if no single sentence breaks the rules', async () => {
  const torn = `${'A storm at sea, '.repeat(30)} I will find you. tonight.`;
  const judged = await judgeByEach(
    async (each) => each.map((text) => (text === torn ? { class: 'threat' as const } : undefined)),
    [torn],
  );
  expect(judged).toEqual({ class: 'threat' });
});
