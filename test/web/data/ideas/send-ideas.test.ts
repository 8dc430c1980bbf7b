import { describe, expect, it } from 'vitest';
import { BODY_LIMIT_BYTES, IDEAS_A_CALL } from '#contract/catalogue.ts';
import type { NewIdea } from '#contract/schemas/series/ideas.ts';
import { partsOf, sendIdeas } from '#web/data/ideas/send-ideas.ts';

const ideas = (count: number): NewIdea[] =>
  Array.from({ length: count }, (_, at) => ({ text: `Idea ${at}` }));

describe('sending a list', () => {
  it('splits it, in order, into parts that each fit into a single call', () => {
    const parts = partsOf(ideas(IDEAS_A_CALL * 2 + 1));
    expect(parts.map((part) => part.length)).toEqual([IDEAS_A_CALL, IDEAS_A_CALL, 1]);
    expect(parts.flat()).toEqual(ideas(IDEAS_A_CALL * 2 + 1));
  });

  it('splits it into smaller parts if its scripts are long', () => {
    const long = ideas(IDEAS_A_CALL).map((idea) => ({ ...idea, script: 'ü'.repeat(8000) }));
    for (const part of partsOf(long))
      expect(new TextEncoder().encode(JSON.stringify({ ideas: part })).length).toBeLessThan(BODY_LIMIT_BYTES);
    expect(partsOf(long).flat()).toEqual(long);
  });

  it('stops at the first failure, and reports how many ideas were added', async () => {
    const told: number[] = [];
    const sent: string[] = [];
    const add = (part: readonly NewIdea[]): Promise<void> => {
      if (sent.length >= IDEAS_A_CALL) return Promise.reject(new Error('away'));
      sent.push(...part.map(({ text }) => text));
      return Promise.resolve();
    };
    const end = await sendIdeas(ideas(IDEAS_A_CALL * 3), add, (added) => told.push(added));
    expect(end).toEqual({ added: IDEAS_A_CALL, error: new Error('away') });
    expect(told).toEqual([IDEAS_A_CALL]);
    expect(sent).toEqual(ideas(IDEAS_A_CALL).map(({ text }) => text));
  });
});
