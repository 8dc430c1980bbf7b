import { html, type Markup } from '#functions/domain/request/markup.ts';
import type { Words } from './letter.ts';
import { type Mail, oneLine, PICTURE_ID } from './mail.ts';

/** Mail programs ignore some style sheet rules, so sizes and light-mode colours are set on each element. */
const FACE = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = '#17140e';
const FAINT = '#5d5a52';

/** The width, in pixels, at which a whole poster is visible without scrolling. */
const PICTURE_WIDTH = 216;

const STYLE = {
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

/** The colours in dark mode, for the mail programs that support it. */
const COLOURS = html`@media (prefers-color-scheme: dark) {
body { background: #0b0d13 !important; }
.card { background: #12151e !important; border-color: #272e3d !important; }
.text { color: #f5efe2 !important; }
.name, .faint { color: #a9b0bd !important; }
.foot { border-color: #272e3d !important; }
}`;

/** What an email needs in addition to its text. */
export interface Envelope {
  readonly to: string;
  readonly kind: string;
  /** The site’s origin, without a trailing slash. */
  readonly siteOrigin: string;
  /** Present in emails that the reader can unsubscribe from. */
  readonly unsubscribe?: Unsubscribe;
  /** The letter’s picture, as a JPEG; if absent, the email has no picture. */
  readonly picture?: Uint8Array | undefined;
  /** Whether the reader has an account. */
  readonly isOwner: boolean;
}

/**
 * `page`: where readers unsubscribe; `post`: the URL their mail program calls for one-click unsubscribing (RFC 8058).
 */
export interface Unsubscribe {
  readonly page: string;
  readonly post: string;
}

const LINE_CHARS = 1000;

const whyOf = ({ unsubscribe, isOwner }: Envelope): string => {
  if (!isOwner) return 'To hear nothing more from us at this address:';
  return unsubscribe === undefined
    ? 'You get this mail because it concerns your Veilcast account. It can’t be switched off.'
    : 'You can switch these mails off in Settings, or here:';
};

const textOf = (words: Words, envelope: Envelope): string => {
  const { siteOrigin, unsubscribe } = envelope;
  return [
    words.heading,
    ...words.lines,
    ...(words.button ? [`${words.button.label}: ${siteOrigin}${words.button.path}`] : []),
    ...(words.note === undefined ? [] : [words.note]),
    '-- \nVeilcast',
    [whyOf(envelope), ...(unsubscribe ? [unsubscribe.page] : [])].join('\n'),
  ].join('\n\n');
};

const buttonOf = ({ button }: Words, siteOrigin: string): readonly Markup[] =>
  button === undefined
    ? []
    : [
        html`<p style="margin:28px 0"><a class="button" href="${siteOrigin}${button.path}" style="${STYLE.button}">${button.label}</a></p>`,
      ];

const pictureOf = (words: Words, { picture }: Envelope): readonly Markup[] =>
  words.picture === undefined || picture === undefined
    ? []
    : [
        html`<p style="${STYLE.line}"><img src="cid:${PICTURE_ID}" alt="${words.picture.alt}" width="${PICTURE_WIDTH}" style="${STYLE.picture}"></p>`,
      ];

const footOf = (envelope: Envelope): Markup => {
  const { unsubscribe } = envelope;
  const link = unsubscribe
    ? html` <a class="faint" href="${unsubscribe.page}" style="${STYLE.link}">Unsubscribe</a>`
    : '';
  return html`${whyOf(envelope)}${link}`;
};

const htmlOf = (words: Words, envelope: Envelope): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.subject}</title>
<style>${COLOURS}</style>
</head>
<body style="${STYLE.body}">
<main class="card" style="${STYLE.card}">
<p class="name" style="${STYLE.name}">Veilcast</p>
<h1 class="text" style="${STYLE.heading}">${words.heading}</h1>
${words.lines.map((line) => html`<p class="text" style="${STYLE.line}">${line}</p>\n`)}
${pictureOf(words, envelope)}
${buttonOf(words, envelope.siteOrigin)}
${words.note === undefined ? '' : html`<p class="faint" style="${STYLE.note}">${words.note}</p>`}
<p class="faint foot" style="${STYLE.foot}">${footOf(envelope)}</p>
</main>
</body>
</html>
`.text;

/** Composes an email with this text. User-written text can’t add markup or headers. */
export const compose = (written: Words, envelope: Envelope): Mail => {
  const words: Words = {
    ...written,
    subject: oneLine(written.subject),
    heading: oneLine(written.heading),
    lines: written.lines.map((line) => oneLine(line, LINE_CHARS)),
    ...(written.picture && { picture: { ...written.picture, alt: oneLine(written.picture.alt) } }),
  };
  const { to, kind, unsubscribe, picture } = envelope;
  return {
    to,
    kind,
    subject: words.subject,
    text: textOf(words, envelope),
    html: htmlOf(words, envelope),
    ...(words.picture && picture && { picture }),
    headers: unsubscribe
      ? {
          'List-Unsubscribe': `<${unsubscribe.post}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
};
