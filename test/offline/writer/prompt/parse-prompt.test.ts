import { describe, expect, test } from 'vitest';
import { parsePrompt } from '#offline/writer/prompt/parse-prompt.ts';

describe('a prompt taken apart', () => {
  test('leaves out the request around the subject', () => {
    expect(parsePrompt('Can you write me a story about love?').topic.full).toBe('love');
    expect(parsePrompt('Create a 60 second video about deep sea creatures').topic.full).toBe(
      'deep sea creatures',
    );
    expect(parsePrompt('Write a scary story about a haunted doll').topic.first).toBe('a haunted doll');
  });

  test('finds who does what, where and when, in the past tense', () => {
    const brief = parsePrompt(
      'Please generate a story in which a girl hears a piano playing at midnight in an abandoned theatre.',
    );
    expect(brief).toMatchObject({
      kind: 'hero',
      deed: 'heard a piano playing',
      when: 'at midnight',
      place: 'in an abandoned theatre',
    });
    expect(brief.hero).toMatchObject({ first: 'a girl', short: 'the girl', pronoun: 'she' });
    expect(brief.thing?.short).toBe('the piano');
  });

  test.each([
    ['A boy finds a key that opens every door', 'found a key that opened every door'],
    ['an old clockmaker in Prague who can stop time', 'could stop time'],
    ['A scientist accidentally opens a portal in her kitchen', 'accidentally opened a portal'],
    ['My neighbour never leaves her house', 'never left her house'],
    ['three sisters cross the Sahara on a motorcycle', 'crossed the Sahara on a motorcycle'],
  ])('turns "%s" into "%s"', (prompt, deed) => {
    expect(parsePrompt(prompt).deed).toBe(deed);
  });

  test('keeps a question as a question', () => {
    expect(parsePrompt('why do cats purr?')).toMatchObject({
      kind: 'question',
      question: 'Why do cats purr?',
      topic: { full: 'cats' },
    });
    expect(parsePrompt('What if the moon disappeared?').question).toBe('What if the moon disappeared?');
  });

  test.each(['<script>alert(1)</script>', '{\\pos(0,0)}', '%{pts}', '🐙🚀', 'x', 'سفينة في البحر'])(
    'quotes %s as it stands',
    (prompt) => {
      expect(parsePrompt(prompt)).toMatchObject({ kind: 'text', topic: { full: `the words “${prompt}”` } });
    },
  );

  test('makes a title in title case of at most sixty characters', () => {
    expect(parsePrompt('the fall of constantinople').title).toBe('The Fall of Constantinople');
    expect(Array.from(parsePrompt(`A captain ${'very '.repeat(300)}old`).title).length).toBeLessThanOrEqual(
      60,
    );
  });
});
