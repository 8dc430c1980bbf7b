import { html, page } from '#local/sign-in/page.ts';
import { RETURNS } from './mail-returns.ts';
import type { KeptMail } from './mailbox.ts';

export const MAILBOX_PATH = '/mailbox';

const WIDE = `<style>
main { max-width: 760px; align-self: start; }
ol { list-style: none; margin: 24px 0 0; padding: 0; }
li { border-top: 1px solid #34343f; }
li a { display: block; padding: 14px 0; text-decoration: none; color: inherit; overflow-wrap: anywhere; }
li a:hover strong { text-decoration: underline; }
small { color: #b9b8c6; font-size: 14px; }
iframe { width: 100%; height: 560px; border: 1px solid #34343f; border-radius: 10px; background: #fff; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 20px; font-size: 14px; overflow-wrap: anywhere; }
dt { color: #b9b8c6; } dd { margin: 0; min-width: 0; }
@media (max-width: 560px) { dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-bottom: 8px; } }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px; }
</style>`;

const timeOf = ({ at }: KeptMail): string => at.slice(0, 19).replace('T', ' ');

export const listPage = (mails: readonly KeptMail[]): string => {
  const items = mails.map(
    (mail) => html`<li><a href="${MAILBOX_PATH}/${mail.id}"><strong>${mail.subject}</strong><br>
<small>to ${mail.to} · ${timeOf(mail)} UTC</small></a></li>`,
  );
  const body = html`<h1>Mailbox</h1>
<p>The mails that Veilcast sent on this machine, newest first. None of them left it.</p>
<form method="post" action="${MAILBOX_PATH}/send"><div class="actions"><button class="primary">Send what is waiting</button></div></form>
${mails.length === 0 ? html`<p style="margin-top:24px">No mails yet. Mails that wait are sent every half minute.</p>` : html`<ol>${items}</ol>`}`;
  return page('Mailbox', `${WIDE}${body.text}`);
};

export const mailPage = (mail: KeptMail): string => {
  const headers = Object.entries(mail.headers).map(
    ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`,
  );
  // Without `allow-scripts` and `allow-same-origin`, an email can’t run code or read the site.
  const body = html`<p><a href="${MAILBOX_PATH}">Mailbox</a></p><h1>${mail.subject}</h1>
<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to}</dd><dt>Sent</dt><dd>${timeOf(mail)} UTC</dd>${headers}</dl>
<iframe title="The mail" sandbox="allow-top-navigation-by-user-activation" src="${MAILBOX_PATH}/${mail.id}/html"></iframe>
<details><summary>Plain text</summary><pre>${mail.text}</pre></details>
<details><summary>Let it come back</summary><p>Reports to Veilcast what the recipient’s provider might.</p>
<form method="post" action="${MAILBOX_PATH}/${mail.id}"><div class="actions">${RETURNS.map(({ name, label }) => html`<button name="event" value="${name}">${label}</button>`)}</div></form></details>`;
  return page(mail.subject, `${WIDE}${body.text}`);
};

/** A page that shows one email with its pictures; links open outside the frame. */
export const framedMail = ({ html: content, pictures = {} }: KeptMail): string =>
  Object.entries(pictures).reduce(
    (shown, [id, data]) => shown.replaceAll(`"cid:${id}"`, `"${data}"`),
    content.replace('<head>', '<head><base target="_top">'),
  );

export const missingPage = (): string =>
  page(
    'No such mail',
    `${WIDE}<h1>No such mail</h1><p><a href="${MAILBOX_PATH}">Back to the mailbox</a></p>`,
  );
