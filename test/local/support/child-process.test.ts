import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { firstMessage, startProcess } from '#local/support/child-process.ts';

const LOADS_SLOWLY = 'data:text/javascript,setInterval(()=>{},1000);await new Promise(r=>setTimeout(r,300));';
const STRIPE = new URL('../../../local/stripe/process.ts', import.meta.url);

test('a process ends when its parent dies, even while still loading its modules', async () => {
  const child = startProcess(STRIPE, [], { execArgv: ['--import', LOADS_SLOWLY] });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('waiting for a process that has already ended fails, instead of waiting forever', async () => {
  const child = startProcess(STRIPE, [], { execArgv: ['--import', 'data:text/javascript,process.exit(3)'] });
  await once(child, 'exit');
  await expect(firstMessage(child, {})).rejects.toThrow('The process ended (3) before it was ready.');
});
