import { html, type Markup } from '#functions/domain/markup/markup.ts';
import type { Words } from './letter.ts';
import { COLOURS, PICTURE_WIDTH, STYLE } from './look.ts';
import { type Mail, oneLine, PICTURE_ID } from './mail.ts';

/** What a mail needs beside its words. */
export interface Envelope {
  readonly to: string;
  readonly kind: string;
  /** The site’s origin, without a trailing slash. */
  readonly siteOrigin: string;
  /** Present in mails that the reader may end. */
  readonly unsubscribe?: Unsubscribe;
  /** The picture that the words name, as a JPEG; without it, the mail has none. */
  readonly picture?: Uint8Array | undefined;
  /** Whether the reader has an account. */
  readonly isOwner: boolean;
}

/** `page`: where people end the mails; `post`: where their mail program does it with one click (RFC 8058). */
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

/** A mail of these words. Whatever a user or an operator wrote stays text: it can neither add markup nor a header. */
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
