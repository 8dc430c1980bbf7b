import { escape, page } from './page.ts';

export interface SignInForm {
  readonly name: string;
  readonly email: string;
  readonly problems: { readonly name?: string[] | undefined; readonly email?: string[] | undefined };
}

const EMPTY: SignInForm = { name: '', email: '', problems: {} };

interface Field {
  readonly id: 'name' | 'email';
  readonly label: string;
  readonly autocomplete: string;
}

function field({ id, label, autocomplete }: Field, form: SignInForm, focused: boolean): string {
  const problem = form.problems[id]?.[0];
  const state = problem ? ` aria-invalid="true" aria-describedby="${id}-problem"` : '';
  const type = id === 'email' ? 'email' : 'text';
  return (
    `<div class="field"><label for="${id}">${label}</label><input id="${id}" name="${id}" type="${type}" required maxlength="200"` +
    ` autocomplete="${autocomplete}" value="${escape(form[id])}"${state}${focused ? ' autofocus' : ''}>` +
    `${problem ? `<p class="problem" id="${id}-problem">${escape(problem)}</p>` : ''}</div>`
  );
}

/** The page that asks who is signing in; `form` contains what was entered before and its errors. */
export const renderSignInPage = (form: SignInForm = EMPTY): string =>
  page(
    'Sign in with Google (stand-in)',
    '<h1>Sign in with Google (stand-in)</h1>' +
      '<p>This page runs on your own machine in place of Google. Use any name and e-mail address; the same address always opens the same account.</p>' +
      '<form method="post" novalidate>' +
      field(
        { id: 'name', label: 'Name', autocomplete: 'name' },
        form,
        form.problems.email === undefined || form.problems.name !== undefined,
      ) +
      field(
        { id: 'email', label: 'Email', autocomplete: 'email' },
        form,
        form.problems.email !== undefined && form.problems.name === undefined,
      ) +
      // Pressing Enter triggers the first button.
      '<div class="actions"><button class="primary" type="submit" name="action" value="continue">Continue</button>' +
      '<button type="submit" name="action" value="cancel">Cancel</button></div></form>',
  );

/** The page shown when a sign-in has already been used, has expired or is unknown. */
export const renderExpiredPage = (siteOrigin: string): string =>
  page(
    'This sign-in has expired',
    '<h1>This sign-in has expired</h1><p>It was already used, or it took too long. Go back and start again.</p>' +
      `<div class="actions"><a class="button" href="${escape(siteOrigin)}/login">Back to Veilcast</a></div>`,
  );
