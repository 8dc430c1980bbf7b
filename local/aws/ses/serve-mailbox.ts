import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Serve } from '#local/aws/edge/gateway.ts';
import { readBody } from '#local/support/http-service.ts';
import { returnOf } from './mail-returns.ts';
import type { KeptMail, Mailbox } from './mailbox.ts';
import { framedMail, listPage, MAILBOX_PATH, mailPage, missingPage } from './mailbox-pages.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const MAIL_POLICY =
  "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

const show = (response: ServerResponse, status: number, body: string): void => {
  response.setHeader('content-security-policy', PAGE_POLICY);
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(body);
};

const showMail = (response: ServerResponse, body: string): void => {
  response.setHeader('content-security-policy', MAIL_POLICY);
  response.removeHeader('x-frame-options');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(body);
};

/** Whether a form was submitted from the mailbox’s own page or by a program on this machine. */
const isOwn = ({ headers }: IncomingMessage): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || headers.origin === `http://${headers.host ?? ''}`;
};

export interface MailboxParts {
  readonly mailbox: Mailbox;
  /** Runs one of the product's functions by name. */
  readonly invoke: (name: string, event: unknown) => Promise<unknown>;
}

const MAX_FORM_BYTES = 1024;
const SEND = { name: 'SendMails', event: {} } as const;

/** The call that SES would make when an email bounces. */
const reported = (mail: KeptMail | undefined, form: URLSearchParams) => {
  const event = mail && returnOf(form.get('event') ?? '', mail);
  return event && { name: 'SuppressAddress', event };
};

const seeOther = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { location }).end();
};

/** The site, with this machine's mailbox in front of it. Deployed stages have no such mailbox. */
export const withMailbox =
  ({ mailbox, invoke }: MailboxParts, site: Serve): Serve =>
  async (request, response, url) => {
    const { pathname } = url;
    if (pathname !== MAILBOX_PATH && !pathname.startsWith(`${MAILBOX_PATH}/`))
      return site(request, response, url);
    const [id = '', part] = pathname.slice(MAILBOX_PATH.length + 1).split('/');
    if (request.method === 'POST') {
      if (!isOwn(request)) return show(response, 403, missingPage());
      const body = (await readBody(request, MAX_FORM_BYTES))?.toString('utf8') ?? '';
      const asked = id === 'send' ? SEND : reported(mailbox.find(id), new URLSearchParams(body));
      // If the function fails, its log has the reason.
      if (asked !== undefined) await invoke(asked.name, asked.event).catch(() => {});
      return seeOther(response, asked === SEND ? MAILBOX_PATH : `${MAILBOX_PATH}/${id}`);
    }
    if (id === '') return show(response, 200, listPage(mailbox.list()));
    const mail = mailbox.find(id);
    if (mail === undefined) return show(response, 404, missingPage());
    return part === 'html' ? showMail(response, framedMail(mail)) : show(response, 200, mailPage(mail));
  };
