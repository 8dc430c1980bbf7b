import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { isOneAddress } from '#functions/domain/mail/mail.ts';
import { Faults, handleFaultRequest, sufferFault } from '#local/support/faults.ts';
import { readBody, type StandIn, startHttpService } from '#local/support/http-service.ts';
import type { KeptMail, Mailbox } from './mailbox.ts';

const SEND_PATH = '/v2/email/outbound-emails';
const MAX_BODY_BYTES = 8 * 1024 * 1024;
/** The limits that SES sets for a header. */
const HEADER_NAME = /^[!-9;-~]{1,126}$/u;
const HEADER_VALUE = /^[ -~]{1,995}$/u;
const LINE_BREAK = /[\r\n]/u;

const Data = z.object({ Data: z.string() });
/** The picture types that mail programs can show. */
const PICTURE = /^image\/(?:jpeg|png|gif)$/u;
const Attachment = z.object({
  RawContent: z.base64(),
  FileName: z.string().min(1).max(255),
  ContentType: z.string().regex(PICTURE),
  ContentDisposition: z.literal('INLINE'),
  ContentId: z.string().min(1).max(78),
});
const SendEmail = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.array(z.string()).length(1) }),
  EmailTags: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Content: z.object({
    Simple: z.object({
      Subject: Data,
      Body: z.object({ Text: Data, Html: Data }),
      Headers: z
        .array(z.object({ Name: z.string().regex(HEADER_NAME), Value: z.string().regex(HEADER_VALUE) }))
        .default([]),
      Attachments: z.array(Attachment).default([]),
    }),
  }),
});

class SesError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const parsed = (body: Buffer | undefined): unknown => {
  try {
    return JSON.parse(body?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
};

const mailOf = (body: unknown): Omit<KeptMail, 'id' | 'at'> => {
  const asked = SendEmail.safeParse(body);
  if (!asked.success) throw new SesError('BadRequestException', z.prettifyError(asked.error));
  const { FromEmailAddress, Destination, EmailTags, Content } = asked.data;
  const { Subject, Body, Headers, Attachments } = Content.Simple;
  const [to = ''] = Destination.ToAddresses;
  if (!isOneAddress(to)) throw new SesError('BadRequestException', 'Illegal address');
  if (LINE_BREAK.test(Subject.Data))
    throw new SesError('BadRequestException', 'The subject contains a line break.');
  const pictures = Attachments.map(({ ContentId, ContentType, RawContent }) => [
    ContentId,
    `data:${ContentType};base64,${RawContent}`,
  ]);
  return {
    from: FromEmailAddress,
    to,
    subject: Subject.Data,
    text: Body.Text.Data,
    html: Body.Html.Data,
    headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
    kind: EmailTags.find(({ Name }) => Name === 'kind')?.Value ?? '',
    ...(pictures.length > 0 && { pictures: Object.fromEntries(pictures) }),
  };
};

const send = (response: ServerResponse, status: number, body: unknown, code?: string): void => {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(code !== undefined && { 'x-amzn-errortype': code }),
  });
  response.end(JSON.stringify(body));
};

/** Amazon SES, version 2: accepts emails and puts them into this machine's mailbox, but doesn’t deliver any. */
export const startSes = async (mailbox: Mailbox): Promise<StandIn & { readonly mailbox: Mailbox }> => {
  const faults = new Faults();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await handleFaultRequest(faults, request, response)) return;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = await readBody(request, MAX_BODY_BYTES);
    if (request.method !== 'POST' || pathname !== SEND_PATH)
      throw new SesError('NotFoundException', 'There is no such operation.', 404);
    const suffered = await sufferFault(
      faults,
      faults.take('SendEmail'),
      response,
      ({ status, code = 'InternalFailure' }) => send(response, status, { message: 'Scripted failure' }, code),
    );
    if (!suffered) send(response, 200, { MessageId: mailbox.add(mailOf(parsed(body))).id });
  };

  const service = await startHttpService((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      const { status, code, message } =
        error instanceof SesError ? error : new SesError('InternalFailure', String(error), 500);
      send(response, status, { message }, code);
    });
  });
  return { ...service, mailbox };
};
