import { SUPPORT_EMAIL } from '#contract/catalogue.ts';
import { hrefOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { REPORT_REASONS, REPORT_WORDS_MAX_CHARS } from '#contract/schemas/operators/reports.ts';
import { html, type Markup } from '#functions/domain/request/markup.ts';

const EMAIL_MAX_CHARS = 254;

const reasons: readonly Markup[] = REPORT_REASONS.map(
  ({ id, name }) => html`
            <label><input type="radio" name="reason" value="${id}" required />${name}</label>`,
);

/**
 * The form for reporting a video. `/report.js` sends the form; without scripts, visitors see only an address to write
 * to.
 */
export const reportForm = (shareId: string): Markup =>
  html`<details class="report">
        <summary>Report This Video</summary>
        <form class="report__form" action="${hrefOf(routes.reportVideo, { share_id: shareId })}" hidden>
          <fieldset>
            <legend>What is wrong with it?</legend>${reasons}
          </fieldset>
          <label for="report-words">What should we know? (optional)</label>
          <textarea id="report-words" name="words" rows="3" maxlength="${REPORT_WORDS_MAX_CHARS}"></textarea>
          <label for="report-email">Your email address, if you want an answer (optional)</label>
          <input id="report-email" name="email" type="email" maxlength="${EMAIL_MAX_CHARS}" autocomplete="email" />
          <button class="button" type="submit">Send Report</button>
        </form>
        <p class="report__told" role="status"></p>
        <p>A person reads every report. You can also write to <a href="mailto:${SUPPORT_EMAIL}?subject=Report%20${shareId}">${SUPPORT_EMAIL}</a>, and name this page’s address.</p>
        </details>`;
