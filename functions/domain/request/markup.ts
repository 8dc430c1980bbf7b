/** Text that is already HTML. Only the template below creates it. */
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

/** An HTML template: every value is escaped, for text and for quoted attributes, unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(parts.map((part, index) => part + textOf(values[index] ?? '')).join(''));
