import { createHash } from 'node:crypto';
import { type Html, html, page, STYLE } from '#local/sign-in/page.ts';
import { type CardInput, type CardProblems, readCard } from '#local/stripe/billing/cards.ts';

/** A response to the browser: a page, or a redirect. */
export type PageAnswer =
  | { readonly status: number; readonly page: string; readonly leadsTo?: readonly string[] }
  | { readonly redirect: string };

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * The content security policy for a page whose forms are submitted to this server, which may then redirect to
 * `leadsTo`.
 */
export const policyOf = (leadsTo: readonly string[] = []): string => {
  const origins = [...new Set(leadsTo.map((address) => new URL(address).origin))].join(' ');
  return `default-src 'none'; img-src data:; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${origins}; frame-ancestors 'none'; base-uri 'none'`;
};

const CENTS = 100;
export const money = (cents: number): string =>
  (cents / CENTS).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

export const dateOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

export const TEST_MODE = html`<p><strong>Test mode.</strong> This page runs on your own machine in place of Stripe. No money moves.</p>`;

const CARD_HELP = html`<details><summary>Test card numbers</summary><ul>
<li>4242 4242 4242 4242 pays</li><li>4000 0000 0000 0002 is declined</li>
<li>4000 0025 0000 3155 asks its bank once</li><li>4000 0027 6000 3184 asks its bank every time</li>
<li>4000 0000 0000 0341 pays now and fails at the next renewal</li></ul>
<p>Use any future month and any three digits.</p></details>`;

export interface CardForm {
  readonly typed?: CardInput;
  readonly problems?: CardProblems;
  /** The cardholder’s choice on the bank’s page. */
  readonly refusal?: string;
}

interface Field {
  readonly id: keyof CardInput;
  readonly label: string;
  readonly autocomplete: string;
  readonly hint: string;
}

const FIELDS: readonly Field[] = [
  { id: 'number', label: 'Card number', autocomplete: 'cc-number', hint: '4242 4242 4242 4242' },
  { id: 'expiry', label: 'Expiry', autocomplete: 'cc-exp', hint: '12 / 34' },
  { id: 'cvc', label: 'CVC', autocomplete: 'cc-csc', hint: '123' },
];

const cardField = ({ id, label, autocomplete, hint }: Field, { typed, problems }: CardForm): Html => {
  const problem = problems?.[id];
  const state = problem ? html` aria-invalid="true" aria-describedby="${id}-problem"` : '';
  const note = problem ? html`<p class="problem" id="${id}-problem">${problem}</p>` : '';
  return html`<div class="field"><label for="${id}">${label}</label><input id="${id}" name="${id}" inputmode="numeric" required maxlength="40" autocomplete="${autocomplete}" placeholder="${hint}" value="${typed?.[id] ?? ''}"${state}>${note}</div>`;
};

/** A card form. `pay` is the label of the default button, `leave` that of the button next to it. */
export const cardForm = (form: CardForm, pay: string, leave?: string): Html => {
  const refusal = form.refusal ? html`<p class="problem" role="alert">${form.refusal}</p>` : '';
  const cancel = leave
    ? html`<button type="submit" name="action" value="cancel" formnovalidate>${leave}</button>`
    : '';
  return html`${refusal}<form method="post" novalidate>${FIELDS.map((field) => cardField(field, form))}<div class="actions"><button class="primary" type="submit" name="action" value="pay">${pay}</button>${cancel}</div></form>${CARD_HELP}`;
};

/** The card that the customer entered, or what is wrong with it. */
export const readCardForm = (form: URLSearchParams, now: number) => {
  const typed = {
    number: form.get('number') ?? '',
    expiry: form.get('expiry') ?? '',
    cvc: form.get('cvc') ?? '',
  };
  return { typed, ...readCard(typed, now) };
};

export const link = (address: string, words: string): Html =>
  html`<div class="actions"><a class="button" href="${address}">${words}</a></div>`;

export const show = (
  status: number,
  title: string,
  body: Html,
  leadsTo: readonly string[] = [],
): PageAnswer => ({
  status,
  page: page(`${title} (test mode)`, html`<h1>${title}</h1>${body}`.text),
  leadsTo,
});

/** The bank's page, which asks the cardholder to authenticate. */
export const bankPage = (amount: number, leadsTo: readonly string[] = []): PageAnswer =>
  show(
    200,
    'Your bank asks: is this you?',
    html`${TEST_MODE}<p>Confirm the payment of ${money(amount)}, as your bank would ask you to.</p><form method="post"><div class="actions"><button class="primary" type="submit" name="action" value="complete">Complete</button><button type="submit" name="action" value="fail">Fail</button></div></form>`,
    leadsTo,
  );

export const gonePage = (): PageAnswer =>
  show(404, 'Page not found', html`<p>The link is wrong, or it was already used.</p>`);
