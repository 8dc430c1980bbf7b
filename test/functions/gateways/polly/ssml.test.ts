import { describe, expect, it } from 'vitest';
import { toSsml } from '#functions/gateways/polly/ssml.ts';

describe('the SSML of a script', () => {
  const script = 'Tom & "Jo" paid $12 <break time="9s"/> ü. Then 🦊 ran.';
  const ssml = toSsml(script, 'en');

  it('contains the words as spoken, and nothing in the script acts as markup', () => {
    expect(ssml.text).toBe(
      '<speak>Tom and &quot;Jo&quot; paid twelve dollars break time nine seconds ü. ' +
        '<break time="320ms"/>Then  ran.</speak>',
    );
  });

  it('ends with a comma if its sentence continues in the next scene', () => {
    const said = (text: string) => toSsml(text, 'en', { goesOn: 'and down' }).text;
    expect(said('Stop. We went up ')).toBe('<speak>Stop. <break time="320ms"/>We went up,</speak>');
    expect(said('We went up –')).toBe('<speak>We went up –</speak>');
  });

  it('maps every byte of the spoken text to the written word', () => {
    const bytes = Buffer.from(ssml.text);
    expect(ssml.wordAt).toHaveLength(bytes.length);
    const written = (needle: string): string => {
      const word = ssml.words[ssml.wordAt[bytes.indexOf(needle)] ?? -1];
      return script.slice(word?.start, word?.end);
    };
    expect(written('and')).toBe('&');
    expect(written('twelve')).toBe('$12');
    expect(written('dollars')).toBe('$12');
    expect(written('ü')).toBe('ü.');
    expect(written('ran')).toBe('ran.');
    expect(ssml.wordAt[0]).toBe(-1);
    expect(ssml.words.map(({ startsSentence }) => startsSentence).lastIndexOf(true)).toBe(
      ssml.words.length - 2,
    );
  });
});
