import { html } from '#local/sign-in/page.ts';
import type { PageResult } from '#local/stripe/billing/checkout.ts';
import type { InvoiceRecord } from '#local/stripe/records/records.ts';
import { totalOf } from '../objects/invoice.ts';
import type { Work } from '../work.ts';
import {
  bankPage,
  type CardForm,
  cardForm,
  dateOf,
  gonePage,
  money,
  type PageAnswer,
  readCardForm,
  show,
  TEST_MODE,
} from './parts.ts';

const linesOf = ({ lines }: InvoiceRecord) =>
  html`<ul>${lines.map(({ description, amount }) => html`<li>${description ?? 'Item'}: ${money(amount)}</li>`)}</ul>`;

/** Serves `/invoice/<id>` and the bank’s authentication page at `/invoice/<id>/bank`. */
export class InvoicePages {
  readonly #work: Work;

  constructor(work: Work) {
    this.#work = work;
  }

  #show(invoice: InvoiceRecord, status: number, form: CardForm): PageAnswer {
    const title = `Invoice ${invoice.number ?? ''}`;
    const lines = linesOf(invoice);
    if (invoice.status === 'paid') {
      const when = dateOf(invoice.paidAt ?? invoice.created);
      const body = html`${TEST_MODE}${lines}<p role="status">Paid: ${money(totalOf(invoice))} on ${when}. You can close this page.</p>`;
      return show(200, title, body);
    }
    if (invoice.status !== 'open')
      return show(410, title, html`${TEST_MODE}<p>There is nothing left to pay.</p>`);
    const body = html`${TEST_MODE}${lines}<p>${money(totalOf(invoice))} is due.</p>${cardForm(form, 'Pay')}`;
    return show(status, title, body);
  }

  #next(invoice: InvoiceRecord, result: PageResult, form: CardForm): PageAnswer {
    switch (result.outcome) {
      case 'done':
      case 'over':
        return { redirect: `/invoice/${invoice.id}` };
      case 'authenticate':
        return { redirect: `/invoice/${invoice.id}/bank` };
      case 'declined':
        return this.#show(invoice, 402, { ...form, refusal: result.message });
      default:
        return result satisfies never;
    }
  }

  answer(id: string, step: string | undefined, form: URLSearchParams | undefined): PageAnswer {
    const { model } = this.#work;
    const invoice = model.records.find('invoices', id);
    if (!invoice || invoice.status === 'draft') return gonePage();
    if (step === 'bank' && invoice.status === 'open' && invoice.pendingPaymentMethod) {
      if (!form) return bankPage(totalOf(invoice));
      const passed = form.get('action') === 'complete';
      const result = this.#work.do(() => model.answerBankForInvoice(id, passed));
      return this.#next(invoice, result, {});
    }
    if (step !== undefined) return { redirect: `/invoice/${id}` };
    if (!form || invoice.status !== 'open') return this.#show(invoice, 200, {});
    const { card, ...filled } = readCardForm(form, model.now);
    if (!card) return this.#show(invoice, 422, filled);
    const result = this.#work.do(() => model.payInvoice(id, card));
    return this.#next(invoice, result, filled);
  }
}
