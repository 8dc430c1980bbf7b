import { html } from '#functions/domain/markup/markup.ts';

/** Mail programs ignore style sheets in parts, so that sizes and the light colours stand on each element. */
const FACE = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = '#17140e';
const FAINT = '#5d5a52';

/** A poster as wide as this is read without scrolling. In pixels. */
export const PICTURE_WIDTH = 216;

export const STYLE = {
  body: `margin:0;padding:24px 12px;background:#f5f0e6;${FACE}`,
  card: 'display:block;max-width:520px;margin:0 auto;padding:28px 24px;background:#fdfaf4;border:1px solid #d9d0bf;border-radius:8px',
  name: `margin:0 0 20px;font-size:14px;font-weight:700;letter-spacing:0.02em;color:${FAINT}`,
  heading: `margin:0 0 16px;font-size:26px;line-height:1.2;color:${INK}`,
  line: `margin:0 0 12px;font-size:16px;line-height:1.5;color:${INK};overflow-wrap:anywhere`,
  picture: `display:block;width:${PICTURE_WIDTH}px;max-width:100%;height:auto;border-radius:8px`,
  button:
    'display:inline-block;padding:13px 22px;border-radius:8px;background:#ffbd5c;color:#1d1304;font-size:16px;font-weight:700;text-decoration:none',
  note: `margin:0 0 12px;font-size:14px;line-height:1.5;color:${FAINT};overflow-wrap:anywhere`,
  foot: `margin:28px 0 0;padding:16px 0 0;border-top:1px solid #d9d0bf;font-size:14px;line-height:1.5;color:${FAINT}`,
  link: `color:${FAINT}`,
} as const;

/** The same at night, for the mail programs that can. */
export const COLOURS = html`@media (prefers-color-scheme: dark) {
body { background: #0b0d13 !important; }
.card { background: #12151e !important; border-color: #272e3d !important; }
.text { color: #f5efe2 !important; }
.name, .faint { color: #a9b0bd !important; }
.foot { border-color: #272e3d !important; }
}`;
