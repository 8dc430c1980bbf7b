import { expect, it } from 'vitest';
import { beginHistory, changed, changedApart, redone, undone } from '#web/data/editing/history.ts';

const typed = (words: readonly string[], pauseMs: number) => {
  let history = beginHistory('');
  for (const [index, word] of words.entries()) history = changed(history, word, index * pauseMs + 1);
  return history;
};

it('undoes uninterrupted typing in one step, and redoes it', () => {
  const history = typed(['T', 'Th', 'The'], 100);
  expect(undone(history).present).toBe('');
  expect(redone(undone(history)).present).toBe('The');
});

it('undoes typing with pauses step by step, back to the original text', () => {
  const history = typed(['The', 'The lamp'], 2000);
  expect(undone(history).present).toBe('The');
  expect(undone(undone(undone(history))).present).toBe('');
});

it('discards undone text as soon as something else is typed', () => {
  const history = changed(undone(typed(['The', 'The lamp'], 2000)), 'The ship', 9000);
  expect(redone(history).present).toBe('The ship');
  expect(undone(history).present).toBe('The');
});

it('undoes a suggestion separately from the typing before and after it', () => {
  const history = changedApart(typed(['The', 'The lamp'], 100), 'The light');
  const typedOn = changed(history, 'The light!', 102);
  expect(undone(typedOn).present).toBe('The light');
  expect(undone(undone(typedOn)).present).toBe('The lamp');
});
