import { expect, it } from 'vitest';
import { DUTIES } from '#infra/workflow-functions.ts';
import { Duties } from '#local/aws/duties.ts';

it('a run does every duty, but doesn’t wait for those that synthesize speech, which never start twice at once or while a film is being made', async () => {
  const speech = Promise.withResolvers<void>();
  const invoked: string[] = [];
  let isFilming = true;
  const speaking = DUTIES.filter(({ speaks }) => speaks).map(({ name }) => name);
  const others = DUTIES.map(({ name }) => name).filter((name) => !speaking.includes(name));
  const invoke = async (name: string): Promise<void> => {
    invoked.push(name);
    if (speaking.includes(name)) await speech.promise;
  };
  const duties = new Duties(invoke, { isFilming: () => isFilming });
  try {
    await duties.run();
    isFilming = false;
    await duties.run();
    await duties.run();
    expect(invoked).toEqual([...others, ...others, ...speaking.slice(0, 1), ...others]);
    speech.resolve();
    await expect.poll(() => invoked.filter((name) => speaking.includes(name))).toEqual(speaking);
  } finally {
    duties.close();
  }
});
