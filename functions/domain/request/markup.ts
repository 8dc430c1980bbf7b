/** Text that is already HTML. Only the template function below creates it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

type Value = string | number | Markup | readonly Markup[];

const textOf = (value: Value): string => {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value)
    .toWellFormed()
    .replace(/[&<>"']/gu, (character) => ESCAPES.get(character) ?? '');
};

/** An HTML template: every value that isn’t itself markup is escaped, for use in text and in quoted attributes. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.map((part, index) => part + textOf(values[index] ?? '')).join(''));
