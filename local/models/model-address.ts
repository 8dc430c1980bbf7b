import { ModelProblem } from './model-problem.ts';

/** What people paste after the base address. */
const CALLS = /\/(?:chat\/completions|completions|models)$/u;

/** The base address of an API as the creator typed it. Throws a `ModelProblem`. */
export const modelAddress = (typed: string): string => {
  const text = /^[a-z][a-z\d+.-]*:\/\//iu.test(typed) ? typed : `http://${typed}`;
  if (!URL.canParse(text))
    throw new ModelProblem('This isn’t an address. Enter one such as http://127.0.0.1:11434/v1.');
  const { protocol, host, pathname, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new ModelProblem('The address must begin with http:// or https://.');
  if (username !== '' || password !== '')
    throw new ModelProblem('Enter the key in its own field, not in the address.');
  const path = pathname.replace(/\/+$/u, '').replace(CALLS, '');
  return `${protocol}//${host}${path === '' ? '/v1' : path}`;
};
