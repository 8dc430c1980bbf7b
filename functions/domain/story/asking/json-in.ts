/** The JSON in a model’s answer; some models think aloud before it or wrap it in a code block. */
export const jsonIn = (answer: string): unknown => {
  const said = answer.split('</think>').at(-1) ?? '';
  try {
    return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
};
