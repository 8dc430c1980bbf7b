import { expect, it } from 'vitest';
import { DUTIES } from '#infra/workflow-functions.ts';
import { Duties } from '#local/aws/duties.ts';

it('a run does every duty, but doesn’t wait for those that synthesize speech, which are never started twice at once', async () => {
  const speech = Promise.withResolvers<void>();
  const invoked: string[] = [];
  const speaking = DUTIES.filter(({ speaks }) => speaks).map(({ name }) => name);
  const duties = new Duties(async (name) => {
    invoked.push(name);
    if (speaking.includes(name)) await speech.promise;
  });
  try {
    await duties.run();
    await duties.run();
    const others = DUTIES.map(({ name }) => name).filter((name) => !speaking.includes(name));
    expect(invoked).toEqual([...others, ...speaking.slice(0, 1), ...others]);
    speech.resolve();
    await expect.poll(() => invoked.filter((name) => speaking.includes(name))).toEqual(speaking);
  } finally {
    duties.close();
  }
});
