import { describe, expect, it } from 'vitest';
import { toSsml } from '#functions/gateways/polly/ssml.ts';

describe('the SSML of a script', () => {
  const script = 'Tom & "Jo" said <break time="9s"/> ü. Then 🦊 ran.';
  const ssml = toSsml(script, 'en');

  it('escapes markup in the text', () => {
    expect(ssml.text).toContain('&lt;break time=&quot;9s&quot;/&gt;');
    expect(ssml.text.match(/<break/gu)).toHaveLength(1);
  });

  it('maps every byte back to its source character', () => {
    const bytes = Buffer.from(ssml.text);
    expect(ssml.scriptOffset).toHaveLength(bytes.length);
    const at = (needle: string): number | undefined => ssml.scriptOffset[bytes.indexOf(needle)];
    expect(at('ü')).toBe(script.indexOf('ü'));
    expect(at('ran')).toBe(script.indexOf('ran'));
    expect(at('&amp;')).toBe(script.indexOf('&'));
    expect(at('<speak>')).toBe(-1);
  });
});
