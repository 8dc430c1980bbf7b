const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text, so that nothing in it is interpreted as markup. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? '');

export const STYLE = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: #101014;
  color: #f3f2f7; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { width: 100%; max-width: 400px; padding: 32px 28px; background: #1a1a21; border: 1px solid #34343f; border-radius: 16px; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.25; font-weight: 650; letter-spacing: -0.01em; text-wrap: balance; }
p { margin: 0 0 24px; color: #b9b8c6; font-size: 14px; }
label { display: block; margin: 0 0 6px; font-size: 14px; font-weight: 600; }
input { width: 100%; height: 48px; padding: 0 14px; border: 1px solid #77778a; border-radius: 10px; background: #101014;
  color: inherit; font: inherit; }
input[aria-invalid=true] { border-color: #ff9a8d; }
h2 { margin: 28px 0 8px; font-size: 16px; line-height: 1.25; }
ul { margin: 0 0 24px; padding-left: 20px; color: #b9b8c6; font-size: 14px; overflow-wrap: anywhere; }
ul.choices { padding: 0; list-style: none; } ul.choices label { display: flex; align-items: center; gap: 10px; margin: 0; padding: 6px 0; font-weight: 400; }
input[type=checkbox] { width: 20px; height: 20px; flex: none; }
h1, p { overflow-wrap: anywhere; }
a { color: #8ab4ff; }
details { margin-top: 28px; color: #b9b8c6; font-size: 14px; } summary { cursor: pointer; padding: 8px 0; }
.field { margin-bottom: 18px; }
.problem { margin: 6px 0 0; color: #ffb4aa; }
.actions { display: flex; flex-direction: row-reverse; gap: 12px; margin-top: 28px; }
button, a.button { flex: 1; min-height: 48px; border-radius: 10px; border: 1px solid #77778a; background: transparent; color: inherit;
  font: inherit; font-weight: 600; cursor: pointer; display: grid; place-items: center; text-decoration: none; }
button { padding: 0 12px; }
button.primary, a.button { background: #f3f2f7; border-color: #f3f2f7; color: #17171d; }
button:hover { background: #2a2a34; } button.primary:hover, a.button:hover { background: #d9d8e2; }
:focus-visible { outline: 3px solid #8ab4ff; outline-offset: 2px; }
@media (max-width: 380px) { main { padding: 24px 18px; } .actions { flex-direction: column; } }
`;

/** A complete page of a stand-in; `title` is text, `body` is markup. */
export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${escape(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

/** Markup that is safe to put into a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | undefined;

const toText = (part: Part): string => {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escape(String(part));
};

/** Markup with interpolated values; each value is escaped unless it is markup itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, index) => text + toText(parts[index])).join(''));
