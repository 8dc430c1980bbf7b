import { type Html, html } from '#local/sign-in/page.ts';

const FIELD = 'scope';

/** A checkbox for each permission that a creator may withhold. The hidden field records that the boxes were shown. */
export const consentBoxes = (scopes: readonly string[], wordsOf: (scope: string) => string): Html =>
  html`<input type="hidden" name="${FIELD}" value=""><ul class="choices">${scopes.map(
    (scope) =>
      html`<li><label><input type="checkbox" name="${FIELD}" value="${scope}" checked>${wordsOf(scope)}</label></li>`,
  )}</ul>`;

/** The permissions that a form grants; if a program sends none of these fields, all permissions are granted. */
export const allowedIn = (form: URLSearchParams, scopes: readonly string[]): readonly string[] => {
  const ticked = form.getAll(FIELD);
  return ticked.length === 0 ? scopes : scopes.filter((scope) => ticked.includes(scope));
};
