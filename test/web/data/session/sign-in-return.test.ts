import { describe, expect, it } from 'vitest';
import { signInReturn } from '#web/data/session/sign-in-return.ts';

const at = (address: string) => signInReturn(new URL(address, 'https://veilcast.example'));

describe('returning from the sign-in page', () => {
  it('finds the session id in the fragment or in the query', () => {
    expect(at('/login#session_id=abc')).toEqual({ kind: 'session', sessionId: 'abc' });
    expect(at('/login?session_id=abc')).toEqual({ kind: 'session', sessionId: 'abc' });
    expect(at('/login?session_id=old#session_id=new')).toEqual({ kind: 'session', sessionId: 'new' });
  });

  it('finds a refusal in the fragment', () =>
    expect(at('/login#error=access_denied')).toEqual({ kind: 'refused' }));

  it('finds nothing on an ordinary visit or with an empty value', () => {
    expect(at('/login')).toEqual({ kind: 'nothing' });
    expect(at('/login#session_id=')).toEqual({ kind: 'nothing' });
  });
});
