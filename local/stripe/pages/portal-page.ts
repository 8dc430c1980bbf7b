import { type Html, html } from '#local/sign-in/page.ts';
import { cardOf } from '#local/stripe/billing/cards.ts';
import type { PortalRecord, SubscriptionRecord } from '#local/stripe/records/records.ts';
import { lastFour } from '../objects/customer.ts';
import { totalOf } from '../objects/invoice.ts';
import type { Work } from '../work.ts';
import {
  type CardForm,
  cardForm,
  dateOf,
  gonePage,
  link,
  money,
  type PageAnswer,
  readCardForm,
  show,
  TEST_MODE,
} from './parts.ts';

const button = (action: string, words: string): Html =>
  html`<form method="post"><div class="actions"><button type="submit" name="action" value="${action}">${words}</button></div></form>`;

/** Serves `/portal/<id>`, where customers change their card, cancel their plan and find their invoices. */
export class PortalPages {
  readonly #work: Work;

  constructor(work: Work) {
    this.#work = work;
  }

  #plan(subscription: SubscriptionRecord | undefined): Html {
    if (!subscription) return html`<p>You have no plan.</p>`;
    const { records } = this.#work.model;
    const { unitAmount, product } = records.get('prices', subscription.price);
    const { name } = records.get('products', product);
    const end = dateOf(subscription.periodEnd);
    const what = subscription.cancelAtPeriodEnd ? `Ends on ${end}.` : `Renews on ${end}.`;
    const change = subscription.cancelAtPeriodEnd
      ? button('resume', 'Keep plan')
      : button('cancel', 'Cancel plan');
    return html`<p>${name}, ${money(unitAmount)} per month. ${what}</p>${change}`;
  }

  #card(portal: PortalRecord, subscription: SubscriptionRecord | undefined): Html {
    const { records } = this.#work.model;
    const id =
      subscription?.defaultPaymentMethod ?? records.get('customers', portal.customer).defaultPaymentMethod;
    const card = id ? records.get('paymentMethods', id) : undefined;
    const words = card ? `${cardOf(card.number).brand} ending in ${lastFour(card.number)}` : 'No card';
    return html`<p>${words}</p>${link(`/portal/${portal.id}/card`, 'Change card')}`;
  }

  #invoices(customer: string): Html {
    const own = this.#work.model.records
      .all('invoices')
      .filter((invoice) => invoice.customer === customer && invoice.status !== 'draft');
    const items = own
      .toReversed()
      .map(
        (invoice) =>
          html`<li><a href="/invoice/${invoice.id}">${dateOf(invoice.created)}, ${money(totalOf(invoice))}</a>: ${invoice.status}</li>`,
      );
    return own.length > 0 ? html`<ul>${items}</ul>` : html`<p>No invoices yet.</p>`;
  }

  #overview(portal: PortalRecord): PageAnswer {
    const subscription = this.#work.model.records
      .all('subscriptions')
      .findLast((one) => one.customer === portal.customer && one.status !== 'canceled');
    const back = portal.returnUrl ? link(portal.returnUrl, 'Back') : '';
    const body = html`${TEST_MODE}<h2>Plan</h2>${this.#plan(subscription)}<h2>Card</h2>${this.#card(portal, subscription)}<h2>Invoices</h2>${this.#invoices(portal.customer)}${back}`;
    return show(200, 'Your billing', body);
  }

  #cardPage(status: number, form: CardForm): PageAnswer {
    return show(status, 'Change your card', html`${TEST_MODE}${cardForm(form, 'Save card', 'Cancel')}`);
  }

  answer(id: string, step: string | undefined, form: URLSearchParams | undefined): PageAnswer {
    const { model } = this.#work;
    const portal = model.records.find('portals', id);
    if (!portal) return gonePage();
    const home: PageAnswer = { redirect: `/portal/${id}` };
    const action = form?.get('action');
    if (step === 'card') {
      if (!form) return this.#cardPage(200, {});
      if (action === 'cancel') return home;
      const { card, ...filled } = readCardForm(form, model.now);
      if (!card) return this.#cardPage(422, filled);
      const result = this.#work.do(() => model.changeCard(id, card));
      if (result.outcome !== 'declined') return home;
      return this.#cardPage(402, { ...filled, refusal: result.message });
    }
    if (step !== undefined) return gonePage();
    if (!form) return this.#overview(portal);
    if (action === 'cancel' || action === 'resume')
      this.#work.do(() => model.keepPlan(id, action === 'resume'));
    return home;
  }
}
