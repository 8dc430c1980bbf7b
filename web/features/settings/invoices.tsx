import type { Invoice } from '#contract/schemas/payments.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';

const wordsOf = ({ plan_name, amount, currency, status }: Invoice): string =>
  `${plan_name}, ${formatMoney(amount, currency)}${status === 'refunded' ? ', refunded' : ''}`;

/** Paid invoices, newest first, each with a link to its page at the payment provider. */
export const Invoices = ({
  invoices,
  timezone,
}: {
  readonly invoices: readonly Invoice[];
  readonly timezone: string;
}) => (
  <div>
    <h3 className="invoices__title" id="invoices">
      Invoices
    </h3>
    <ul className="invoices" aria-labelledby="invoices">
      {invoices.map((invoice) => {
        const date = formatDate(invoice.date, timezone);
        return (
          <li key={invoice.id} className="invoices__one">
            <span>{date}</span>
            <span className="invoices__what">{wordsOf(invoice)}</span>
            {invoice.url === undefined ? null : (
              <a
                className="invoices__link"
                href={invoice.url}
                target="_blank"
                rel="noreferrer"
                aria-label={`View the invoice from ${date}: ${wordsOf(invoice)} (opens in a new tab)`}
              >
                View
              </a>
            )}
          </li>
        );
      })}
    </ul>
  </div>
);
