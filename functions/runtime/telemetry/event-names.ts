/** Log lines that an operator looks for, by their `event` field. `docs/runbook.md` names them. */
export const EVENTS = {
  /** A row did not fit its schema and was left out. `pk`, `sk`, `where`: the fields that do not fit. */
  rowSkipped: 'row-skipped',
  /** The table did not take the count of a call, which passed. `route`. */
  callNotCounted: 'call-not-counted',
  /** A key could not be released, or its result not read, after a call had ended in an error. `route`. */
  keyNotSettled: 'idempotency-key-not-settled',
  /** A written attempt has no execution yet; RescueRenders starts it. `videoId`. */
  renderNotStarted: 'render-not-started',
  /** Invoices are over another amount, currency or price than the catalogue asks. `customerId`, `invoices`. */
  paymentDoubtful: 'payment-doubtful',
  /** The cost of a step is in the log and not on the receipt of its video. */
  receiptIncomplete: 'receipt-incomplete',
} as const;
