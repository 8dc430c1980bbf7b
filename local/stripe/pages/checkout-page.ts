import { html } from '#local/sign-in/page.ts';
import type { PageResult } from '#local/stripe/billing/checkout.ts';
import type { SessionRecord } from '#local/stripe/records/records.ts';
import { checkoutUrl } from '../objects/session.ts';
import type { Work } from '../work.ts';
import {
  bankPage,
  type CardForm,
  cardForm,
  gonePage,
  link,
  money,
  type PageAnswer,
  readCardForm,
  show,
  TEST_MODE,
} from './parts.ts';

const successOf = ({ successUrl, id }: SessionRecord): string =>
  successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);
const waysOut = ({ successUrl, cancelUrl }: SessionRecord): string[] => [
  successUrl,
  ...(cancelUrl ? [cancelUrl] : []),
];

/** Serves `/pay/<session>` and the bank’s authentication page at `/pay/<session>/bank`. */
export class CheckoutPages {
  readonly #work: Work;

  constructor(work: Work) {
    this.#work = work;
  }

  #price(session: SessionRecord) {
    const { records } = this.#work.model;
    const { unitAmount, product } = records.get('prices', session.price);
    return { amount: unitAmount * session.quantity, name: records.get('products', product).name };
  }

  #form(session: SessionRecord, status: number, form: CardForm): PageAnswer {
    const { amount, name } = this.#price(session);
    const { email } = this.#work.model.records.get('customers', session.customer);
    const who = email ? html` for ${email}` : '';
    const body = html`${TEST_MODE}<p>${money(amount)} per month${who}. Renews each month until it is cancelled.</p>${cardForm(form, 'Pay', session.cancelUrl ? 'Cancel' : undefined)}`;
    return show(status, `Subscribe to ${name}`, body, waysOut(session));
  }

  #over(session: SessionRecord): PageAnswer {
    if (session.status === 'complete')
      return show(200, 'This is paid', link(successOf(session), 'Go on'), waysOut(session));
    const { cancelUrl } = session;
    const body = html`<p>This payment took too long or was cancelled. Start again.</p>${cancelUrl ? link(cancelUrl, 'Back') : ''}`;
    return show(410, 'This payment has expired', body);
  }

  #next(session: SessionRecord, result: PageResult, form: CardForm): PageAnswer {
    switch (result.outcome) {
      case 'done':
        return { redirect: successOf(session) };
      case 'authenticate':
        return { redirect: `${checkoutUrl({ baseUrl: '' }, session)}/bank` };
      case 'declined':
        return this.#form(session, 402, { ...form, refusal: result.message });
      case 'over':
        return this.#over(this.#work.model.records.get('sessions', session.id));
      default:
        return result satisfies never;
    }
  }

  answer(id: string, step: string | undefined, form: URLSearchParams | undefined): PageAnswer {
    const { model } = this.#work;
    const session = model.records.find('sessions', id);
    if (!session) return gonePage();
    if (session.status !== 'open') return this.#over(session);
    const action = form?.get('action');
    if (step === 'bank') {
      if (!form) return bankPage(this.#price(session).amount, waysOut(session));
      const result = this.#work.do(() => model.answerBankForCheckout(id, action === 'complete'));
      return this.#next(session, result, {});
    }
    if (step !== undefined) return gonePage();
    if (!form) return this.#form(session, 200, {});
    if (action === 'cancel' && session.cancelUrl) return { redirect: session.cancelUrl };
    const { card, ...filled } = readCardForm(form, model.now);
    if (!card) return this.#form(session, 422, filled);
    const result = this.#work.do(() => model.payCheckout(id, card));
    return this.#next(session, result, filled);
  }
}
